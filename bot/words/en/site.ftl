# The pages on the web.

site-lead = Flower cards, Chinese dominoes and five kinds of mahjong on Discord, one move at a time. Each game keeps the rules of its source.
site-text = Skip to the text
site-pages = Pages
site-languages = Languages
site-home = Home
site-books = Rules
site-books-lead = Nine games, each with its own book: page by page, with pictures.
site-book = How { $game } is played, page by page, with pictures.
site-house-of = House rules of { $game }
site-house-lead = A table is set up from a preset. Then each of these rules can be changed.
site-presets = Presets
site-preset-usual = every rule at its usual value
site-range = {$usual} (possible: {$first} to {$last})
site-needs = Has an effect only under this setting: { $needs }.
site-terms = Glossary
site-terms-lead = The words of each game, in the languages of the bot.
site-terms-of = Words of { $game }
site-terms-everywhere = At every table
site-terms-leagues = Ledger and leagues
site-also = Also called: { $names }
site-fair = How a deal is verified
site-fair-short = Fair deals
site-fair-lead = Nobody can choose the cards: not the players, and not the owner of a bot that runs this program unchanged.
site-fair-promise = Before the deal
site-fair-promise-text =
    Before a deal the bot draws 32 secret bytes. It publishes their SHA-256, the **promise**. From then on it cannot change the secret.
    Each player then adds a number: the one Discord gives to their press of *Join*, *Start* or *Ready*. Nobody knows that number before the press.
site-fair-deck = The deal
site-fair-deck-text =
    Deck and dice follow from the secret and from these numbers, and from nothing else.
    The computation is public, so any program can repeat it.
site-fair-after = After the deal
site-fair-after-text =
    When the deal is over, the bot shows the secret. Anybody can compute the deck again and replay every move.
    On Discord, `/verify` checks a match, and `/record` gives you its record. A record can also be checked without this bot:
site-fair-stream = The computation
site-fair-stream-text =
    The additions are `seat:number`, sorted by seat, then `message:number`, joined by commas. Block *n* of a stream of random numbers is
site-fair-stream-steps =
    Each block gives eight 32-bit numbers in big-endian order.
    To draw a number below *k*, let *m* be the largest multiple of *k* up to 2³². Skip numbers until one is below *m*, and take it modulo *k*.
    Fisher–Yates shuffles the unshuffled deck from the last place down. After that, each die is a number below six, plus one.
site-fair-limits = What no check can show
site-fair-limits-text =
    A record proves the cards and the moves. It does not prove who sat behind an account.
    An owner can read the hands in the database while a deal runs. The promise keeps an owner from choosing cards, not from seeing them.
site-problems = Problems
site-problems-lead = The problems of past days, each with its position and its answer.
site-problems-none = There are no problems of past days yet. A problem appears here when its day is over and it is no longer asked.
site-problem = Problem of {$date}
site-problem-about = { $game }: a position from a deal that computers played, asked on {$date}.
site-problem-show = Show the answer
site-daily = Deals of the day
site-daily-lead = The deals of past days, with all hands. A day appears here when it is over (midnight UTC).
site-daily-none = There are no deals of past days yet.
site-daily-month = Deals of the day, { $month }
site-daily-day = Deals of { $date }
site-daily-day-about = The deals of { $date }, one for each game, with all hands and what computers make of them.
site-daily-how = One deal for each game, the same for everybody. Here computers (club players) play every seat, even the first one, which on Discord is the player’s.
site-daily-computers = Computers on all seats
site-daily-deal = { $game }, deal of { $date }
site-daily-deal-about = { $game }: the deal of { $date } step by step with all hands, as computers play it.
site-daily-secret = The secret of each deal follows from the secret of the day, so anybody can compute it.
site-data = This page as data (JSON)
site-made = Made by { $program }, a bot for Discord.
site-missing = There is no such page
site-missing-lead = The page may have moved, or its league is not public.
