"""The stored data of a release can be made: nothing else runs the maker between two releases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.stored.make import main


@pytest.mark.long
def test_the_data_of_a_release_is_made(tmp_path: Path) -> None:
    main(str(tmp_path), "tables", "season", "records")
    made = {file.name for file in tmp_path.iterdir()}
    databases = {f"{name}.{end}" for name in ("tables", "season") for end in ("json", "sqlite.gz")}
    assert made == {*databases, "records", "records.json"}
