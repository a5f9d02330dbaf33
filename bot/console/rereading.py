"""Reading the settings again while the program runs, at the signal SIGHUP."""

from __future__ import annotations

from pathlib import Path

from bot import logs
from bot.config import ConfigError, Settings, load

log = logs.named("paifuda.settings")

AT_ONCE = frozenset({"log_level", "excluded", "blocked_servers", "policy", "terms", "support"})
"""The settings that can change while the program runs; others apply from the next start."""


def read_again(settings: Settings) -> bool:
    """Read the settings file again, and apply the settings that can change at once.

    The log names the changed settings. If the file has faults, the log names each, every setting
    stays as it was, and the result is False.
    """
    try:
        new = load(settings.file or Path("config.toml"), required=settings.file is not None)
    except ConfigError as error:
        for sentence in str(error).splitlines():
            log.error("settings not read again", because=sentence)
        return False
    names = Settings.model_fields
    changed = {name for name in names if getattr(new, name) != getattr(settings, name)}
    for name in changed & AT_ONCE:
        setattr(settings, name, getattr(new, name))
    logs.set_level(settings.log_level)
    log.info("settings read again", changed=", ".join(sorted(changed & AT_ONCE)) or "none")
    if later := sorted(changed - AT_ONCE):
        log.warning("settings that count from the next start", changed=", ".join(later))
    return True
