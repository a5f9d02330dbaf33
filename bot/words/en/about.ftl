# What an owner is told of the bot that runs.

command-about = about
command-about-about = Which release of the bot runs here (needs Manage Server)
about-since = running since {$time}
about-shard = shard {$shard} of {$shards}
about-latency = latency {$ms} ms
page-policy = Privacy policy
page-terms = Terms of service
page-support = Support
