"""Settings: config.toml and the environment, read into one value."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Literal

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.domain.shards import Shards
from bot.words import LANGUAGES

AUTO = "auto"
"""As many shards as Discord asks for, all of them in one process."""
PREFIX = "PAIFUDA_"
"""What the names of settings in the environment begin with."""


class ConfigError(Exception):
    """A setting that is wrong or missing, in one clear sentence."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What an owner decides."""

    token: str | None = field(default=None, repr=False)
    token_file: Path | None = None
    database: str = "sqlite+aiosqlite:///paifuda.sqlite"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    backup: Literal["off", "hourly", "daily", "weekly"] = "off"
    backup_folder: Path = Path("backups")
    keep: int = 14
    metrics: str = ""
    shards: str = AUTO
    test_guild: int | None = None
    emoji: bool = True
    language: str = "auto"

    @classmethod
    def read(cls, written: Mapping[str, Any]) -> Settings:
        """The settings of a file or of the environment; ConfigError names one that is wrong."""
        return cls(**{name: _read(name, value) for name, value in written.items()})

    @property
    def served(self) -> Shards:
        """The shards of this process."""
        return Shards() if self.shards == AUTO else Shards.read(self.shards)

    def login(self) -> str:
        """The bot's token; ConfigError when there is none."""
        if self.token:
            return self.token
        if self.token_file is None:
            raise ConfigError("No token: set PAIFUDA_TOKEN, or token_file in the configuration.")
        try:
            token = self.token_file.read_text(encoding="utf-8").strip()
        except OSError as error:
            raise ConfigError(
                f"The token file {self.token_file} cannot be read: {error.strerror}."
            ) from None
        if not token:
            raise ConfigError(f"The token file {self.token_file} is empty.")
        return token


def load(path: Path, *, required: bool = True) -> Settings:
    """The settings of a file, before which those of the environment go.

    ConfigError names what is wrong with them.
    """
    written: dict[str, Any] = {}
    if path.exists():
        try:
            written = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ConfigError(f"{path} is not valid TOML: {error}.") from None
    elif required:
        raise ConfigError(f"There is no configuration file {path}; copy config.example.toml to it.")
    named = {name: f"{PREFIX}{name.upper()}" for name in READ}
    around = {name: os.environ[key] for name, key in named.items() if key in os.environ}
    return Settings.read(written | around)


# --- How each is read -----------------------------------------------------------------------------


def _read(name: str, value: Any) -> Any:
    if name not in READ:
        raise ConfigError(f"The setting {name} is wrong: there is none of that name.")
    try:
        return READ[name](value)
    except ValueError as error:
        raise ConfigError(f"The setting {name} is wrong: {error}.") from None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("it is not a text")
    return value


def _path(value: Any) -> Path:
    return Path(_text(value))


def _number(value: Any, least: int = 0) -> int:
    digits = str(value)
    if not (digits.isascii() and digits.isdecimal()) or int(digits) < least:
        raise ValueError(f"it is not a whole number from {least} on")
    return int(digits)


def _choice(value: Any) -> bool:
    written = str(value).lower()
    if written not in YES | NO:
        raise ValueError("it is neither true nor false")
    return written in YES


def _one_of(*names: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in names:
            raise ValueError(f"it is none of {', '.join(names)}")
        return str(value)

    return read


def _address(value: Any) -> str:
    try:
        make_url(_text(value))
    except ArgumentError:
        raise ValueError("it is not an address such as sqlite+aiosqlite:///file") from None
    return str(value)


def _place(value: Any) -> str:
    host, _, port = _text(value).rpartition(":")
    if value and not (host and port.isdecimal()):
        raise ValueError("it is not a place such as 127.0.0.1:9100")
    return str(value)


def _shards(value: Any) -> str:
    return AUTO if value == AUTO else str(Shards.read(str(value)))


YES, NO = frozenset(("true", "1", "yes", "on")), frozenset(("false", "0", "no", "off"))
READ: Mapping[str, Callable[[Any], Any]] = {
    "token": _text,
    "token_file": _path,
    "database": _address,
    "log_level": _one_of("debug", "info", "warning", "error"),
    "log_format": _one_of("text", "json"),
    "backup": _one_of("off", "hourly", "daily", "weekly"),
    "backup_folder": _path,
    "keep": partial(_number, least=1),
    "metrics": _place,
    "shards": _shards,
    "test_guild": _number,
    "emoji": _choice,
    "language": _one_of("auto", *LANGUAGES),
}
"""Each setting as it is written, in TOML or as text; ValueError says what it is not."""
