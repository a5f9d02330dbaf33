"""Settings: config.toml and the environment, read into one typed value."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, PrivateAttr, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)
from sqlalchemy.engine import make_url

from bot.databases import address
from bot.domain.shards import Shards
from bot.logs import Format
from bot.words import LANGUAGES

AUTO = "auto"
"""The setting for as many shards as Discord recommends."""
PREFIX = "PAIFUDA_"
ENCODING = "utf-8-sig"
"""The encoding of files that an owner writes: UTF-8, also with the mark of Windows' editors."""
PORTS = 65_535
"""The largest number of a port."""
PAGE = re.compile(r"https://[\w-]+(\.[\w-]+)+(:\d+)?([/?#][!-~]*)?", re.ASCII)
INVITE = re.compile(r"discord\.gg/[\w-]+", re.ASCII)
DSN = re.compile(r"https?://\w+@[\w.-]+(:\d+)?(/[\w-]+)*/\d+", re.ASCII)
LINKED = 512
"""The longest address behind a button, in characters."""

Number = Annotated[int, Field(gt=0, lt=2**63)]
"""The number of a person or a server."""


class ConfigError(Exception):
    """Settings that are wrong or missing, in a clear sentence for each.

    `log_format` is the form in which the error is told.
    """

    log_format: Format = "text"


TOKEN = re.compile(r"[A-Za-z0-9._-]+", re.ASCII)
"""The pattern of a bot's token."""


class TakenError(Exception):
    """A port is used by another program; the text names the port and the setting it comes from."""


class Settings(BaseSettings):
    """The owner's settings; variables such as `PAIFUDA_TOKEN` override the file."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid")

    token: SecretStr | None = None
    token_file: Path | None = None
    database: str = "sqlite+aiosqlite:///paifuda.sqlite"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Format = "text"
    backup: Literal["off", "hourly", "daily", "weekly"] = "off"
    backup_folder: Path = Path("backups")
    keep: int = Field(default=14, ge=1)
    copy_before_upgrade: bool = True
    metrics: str = ""
    site: str = ""
    site_url: str = ""
    site_replays: int = Field(default=20, ge=0)
    shards: str = AUTO
    test_guild: Number | None = None
    excluded: Annotated[frozenset[Number], NoDecode] = frozenset()
    blocked_servers: Annotated[frozenset[Number], NoDecode] = frozenset()
    policy: str = ""
    terms: str = ""
    support: str = ""
    sentry: str = ""
    emoji: bool = True
    language: str = AUTO
    _file: Path | None = PrivateAttr(None)

    @field_validator("log_level", "log_format", "backup", mode="before")
    @classmethod
    def _in_small_letters(cls, word: Any) -> Any:
        return word.strip().lower() if isinstance(word, str) else word

    @field_validator("shards", "metrics", "site", mode="before")
    @classmethod
    def _as_text(cls, number: Any) -> Any:
        return str(number) if type(number) is int else number

    @field_validator("excluded", "blocked_servers", mode="before")
    @classmethod
    def _as_list(cls, numbers: Any) -> Any:
        if isinstance(numbers, str):
            return re.findall(r"[^\s,\[\]]+", numbers)
        return [numbers] if isinstance(numbers, int) else numbers

    @field_validator("database")
    @classmethod
    def _is_an_address(cls, text: str) -> str:
        return address(text)

    @field_validator("shards")
    @classmethod
    def _are_shards(cls, text: str) -> str:
        return text if text == AUTO else str(Shards.read(text))

    @field_validator("metrics", "site")
    @classmethod
    def _is_a_place(cls, text: str) -> str:
        host, _, port = text.rpartition(":")
        if text and not (host and port.isdecimal()):
            raise ValueError("it must be an address such as 127.0.0.1:9100")
        if text and int(port) > PORTS:
            raise ValueError(f"the largest port is {PORTS}")
        return text

    @field_validator("policy", "terms", "support")
    @classmethod
    def _is_a_page(cls, text: str) -> str:
        return page(text.strip())

    @field_validator("site_url")
    @classmethod
    def _is_a_folder(cls, text: str) -> str:
        url = text.strip()
        if url and (not PAGE.fullmatch(url) or set(url) & set("?#")):
            raise ValueError("it must be an address such as https://example.org/paifuda/")
        return f"{page(url).rstrip('/')}/" if url else ""

    @field_validator("sentry")
    @classmethod
    def _is_a_project(cls, text: str) -> str:
        if text and not DSN.fullmatch(text):
            raise ValueError("it must be the DSN of a project, such as https://key@example.org/1")
        return text

    @field_validator("language")
    @classmethod
    def _is_spoken(cls, name: str) -> str:
        if name not in (AUTO, *LANGUAGES):
            raise ValueError(f"it must be one of auto, {', '.join(LANGUAGES)}")
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
        token = self.token.get_secret_value().strip() if self.token else ""
        if not token and self.token_file is None:
            raise ConfigError("No token: set PAIFUDA_TOKEN, or token_file in the configuration.")
        token = token or self._in_token_file()
        if not TOKEN.fullmatch(token):
            raise ConfigError(
                "The token must be one word of letters, digits and points, without quotation marks."
            )
        return token

    def _in_token_file(self) -> str:
        file = self.token_file
        try:
            token = file.read_text(encoding=ENCODING).strip() if file else ""
        except OSError as error:
            raise ConfigError(f"The token file {file} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise ConfigError(f"The token file {file} is not a text file.") from None
        if not token:
            raise ConfigError(f"The token file {file} is empty.")
        return token

    def check_folder(self) -> None:
        """Check that an SQLite database has a folder; ConfigError otherwise."""
        url = make_url(self.database)
        folder = Path(url.database or "").absolute().parent
        if url.get_backend_name() == "sqlite" and not folder.is_dir():
            raise ConfigError(
                f"There is no folder {folder} for the database; make it, or correct the setting"
                " database. sqlite+aiosqlite:/// begins a path in the current folder, and"
                " sqlite+aiosqlite://// one from the root."
            )


def page(text: str) -> str:
    """Return the address of a page or of an invite to a server; ValueError if it is neither."""
    url = f"https://{text}" if INVITE.fullmatch(text) else text
    if url and not PAGE.fullmatch(url):
        raise ValueError(
            "it must be an address such as https://example.org/page or discord.gg/invite"
        )
    if len(url) > LINKED:
        raise ValueError(f"it must have at most {LINKED} characters")
    return url


# --- Reading --------------------------------------------------------------------------------------

SAID = {
    "literal_error": "it must be one of {expected}",
    "greater_than_equal": "it must be at least {ge}",
    "greater_than": "it must be more than {gt}",
    "less_than": "the number is too large",
    **dict.fromkeys(("bool_parsing", "bool_type"), "it must be true or false"),
    **dict.fromkeys(("int_parsing", "int_type", "int_from_float"), "it must be a whole number"),
    **dict.fromkeys(("string_type", "path_type"), "it must be a text in quotation marks"),
    "frozen_set_type": "it must be a list of numbers, such as [1, 2]",
}
"""Faults that pydantic finds, as an owner reads them."""


def _told(name: str, fault: Mapping[str, Any], path: Path) -> str:
    """Return a sentence on a fault of a setting, and on where its value came from."""
    why = SAID.get(fault["type"], "").format(**fault.get("ctx", {})).replace("'", "")
    own = str(fault.get("ctx", {}).get("error", fault["msg"]))
    return f"The setting {name} ({_source(name, path)}) is wrong: {why or own}."


def _source(name: str, path: Path) -> str:
    variable = _variables().get(name)
    return f"{variable} in the environment" if variable else f"in {path}"


def _variables() -> dict[str, str]:
    """Return the variables of the environment by the names of settings."""
    own = (name for name in os.environ if name.upper().startswith(PREFIX))
    return {name[len(PREFIX) :].lower(): name for name in own}


def strangers() -> list[str]:
    """Return the environment variables that look like settings but are not."""
    return sorted(name for key, name in _variables().items() if key not in Settings.model_fields)


def _misspelt(facts: Mapping[str, Any], path: Path) -> Iterator[str]:
    """Yield sentences on unknown settings of the file, and on variables that are nearly a setting.

    Other variables may belong to another program: Kubernetes sets PAIFUDA_SERVICE_HOST for a
    service of that name.
    """
    for name, place in _places(facts, path):
        near = get_close_matches(name, Settings.model_fields, 1)
        if near or name in facts:
            meant = f"; did you mean {near[0]}?" if near else "."
            yield f"There is no setting {name} ({place}){meant}"


def _places(facts: Mapping[str, Any], path: Path) -> Iterator[tuple[str, str]]:
    """Yield the unknown names in the file and in the environment, each with its place."""
    yield from ((name, f"in {path}") for name in facts if name not in Settings.model_fields)
    names = {variable: variable[len(PREFIX) :].lower() for variable in strangers()}
    yield from ((name, f"{variable} in the environment") for variable, name in names.items())


def _wrong(facts: Mapping[str, Any], *faults: str) -> ConfigError:
    """Return an error that lists the faults, in the form of the log; as text if none is known."""
    error, variable = ConfigError("\n".join(faults)), _variables().get("log_format", "")
    form = os.environ.get(variable) or facts.get("log_format")
    error.log_format = "json" if str(form).strip().lower() == "json" else "text"
    return error


def _in_file(path: Path, required: bool) -> dict[str, Any]:
    """Read the settings in a file; ConfigError if it has faults, or is `required` and missing."""
    try:
        return tomllib.loads(path.read_text(encoding=ENCODING))
    except FileNotFoundError:
        if not required:
            return {}
        copies = "copy config.example.toml to it"
        raise _wrong({}, f"There is no configuration file {path}; {copies}.") from None
    except OSError as error:
        why = error.strerror
        raise _wrong({}, f"The configuration file {path} cannot be read: {why}.") from None
    except UnicodeDecodeError:
        raise _wrong({}, f"{path} is not in UTF-8: save it again in that encoding.") from None
    except tomllib.TOMLDecodeError as error:
        raise _wrong({}, f"{path} is not valid TOML: {error}.") from None


def load(path: Path, *, required: bool = True) -> Settings:
    """Read the settings from a file and the environment; ConfigError names every fault.

    A missing file is a fault only if it is `required`.
    """
    facts = _in_file(path, required)
    faults = {sentence: sentence for sentence in _misspelt(facts, path)}
    known = {name: value for name, value in facts.items() if name in Settings.model_fields}
    try:
        settings = Settings(**known)
    except ValidationError as error:
        for fault in error.errors():
            name = str(fault["loc"][0])
            faults.setdefault(name, _told(name, fault, path))
    if faults:
        raise _wrong(facts, *faults.values())
    settings._file = path if path.exists() else None
    return settings
