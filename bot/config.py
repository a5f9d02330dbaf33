"""Settings: config.toml and the environment, read into one typed value."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, PrivateAttr, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.domain.shards import Shards
from bot.words import LANGUAGES

AUTO = "auto"
"""The setting for as many shards as Discord recommends, all in one process."""


class ConfigError(Exception):
    """A setting that is wrong or missing, in one clear sentence."""


class TakenError(Exception):
    """A port that another program uses; the text names it."""


class Settings(BaseSettings):
    """The owner's settings; variables such as `PAIFUDA_TOKEN` override the file."""

    model_config = SettingsConfigDict(env_prefix="PAIFUDA_", extra="forbid")

    token: SecretStr | None = None
    token_file: Path | None = None
    database: str = "sqlite+aiosqlite:///paifuda.sqlite"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    backup: Literal["off", "hourly", "daily", "weekly"] = "off"
    backup_folder: Path = Path("backups")
    keep: int = Field(default=14, ge=1)
    copy_before_upgrade: bool = True
    metrics: str = ""
    shards: str = AUTO
    test_guild: int | None = None
    excluded: frozenset[int] = frozenset()
    emoji: bool = True
    language: str = "auto"
    _file: Path | None = PrivateAttr(None)

    @field_validator("database")
    @classmethod
    def _is_an_address(cls, text: str) -> str:
        try:
            make_url(text)
        except ArgumentError:
            raise ValueError("it is not an address such as sqlite+aiosqlite:///file") from None
        return text

    @field_validator("shards")
    @classmethod
    def _are_shards(cls, text: str) -> str:
        return text if text == AUTO else str(Shards.read(text))

    @field_validator("metrics")
    @classmethod
    def _is_a_place(cls, text: str) -> str:
        host, _, port = text.rpartition(":")
        if text and not (host and port.isdecimal()):
            raise ValueError("it is not a place such as 127.0.0.1:9100")
        return text

    @field_validator("language")
    @classmethod
    def _is_spoken(cls, name: str) -> str:
        if name not in ("auto", *LANGUAGES):
            raise ValueError(f"it is none of auto, {', '.join(LANGUAGES)}")
        return name

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the sources of settings, the strongest first: the environment, then the file."""
        return env_settings, init_settings

    @property
    def file(self) -> Path | None:
        """The file these settings were read from; None if there was none."""
        return self._file

    @property
    def served(self) -> Shards:
        """The shards of this process."""
        return Shards() if self.shards == AUTO else Shards.read(self.shards)

    def login(self) -> str:
        """Return the bot's token; ConfigError if it is missing or cannot be read."""
        if self.token:
            return self.token.get_secret_value()
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


def _in_file(path: Path, required: bool) -> dict[str, Any]:
    """Read the settings in a file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if not required:
            return {}
        raise ConfigError(
            f"There is no configuration file {path}; copy config.example.toml to it."
        ) from None
    except OSError as error:
        why = error.strerror
        raise ConfigError(f"The configuration file {path} cannot be read: {why}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} is not valid TOML: {error}.") from None


def load(path: Path, *, required: bool = True) -> Settings:
    """Read the settings from a file and the environment; ConfigError names the first fault."""
    facts = _in_file(path, required)
    try:
        found = Settings(**facts)
    except ValidationError as error:
        wrong = error.errors()[0]
        name, why = ".".join(map(str, wrong["loc"])), wrong["msg"]
        raise ConfigError(f"The setting {name} is wrong: {why[0].lower()}{why[1:]}.") from None
    found._file = path if path.exists() else None
    return found
