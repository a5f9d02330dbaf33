"""The files in `deploy/` name only existing things: paths, settings, commands, metrics."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from bot.chat.metrics import WATCHED, Metrics
from bot.config import Settings
from bot.console.commands import app
from bot.site.serving import KINDS
from tests import pages

DEPLOY = pages.ROOT / "deploy"
FILES = sorted(DEPLOY.iterdir())
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "paifuda.service").read_text(encoding="utf-8")
NOTES = (DEPLOY / "kubernetes.md").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVED = ("/metrics", "/healthz", "/readyz")


def manifest() -> Any:
    """The manifest that is applied to a cluster."""
    ((_, block),) = pages.FENCED.findall(NOTES)
    return yaml.safe_load(block)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    named = re.findall(r"\bPAIFUDA_([A-Z_]+)\b", file.read_text(encoding="utf-8"))
    assert {name.lower() for name in named} <= set(Settings.model_fields)


def test_files_the_image_is_made_of_exist() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINER, re.MULTILINE)
    files = " ".join(copied).split()
    assert {"pyproject.toml", "bot", "paifuda", "render", "rules"} <= set(files)
    assert [one for one in files if not (pages.ROOT / one).exists()] == []


def test_the_image_holds_the_settings_that_its_health_check_needs() -> None:
    told = dict(re.findall(r"PAIFUDA_(\w+)=(\S+)", CONTAINER))
    settings = Settings(**{name.lower(): value for name, value in told.items()})
    port = settings.metrics.rpartition(":")[2]
    assert f"EXPOSE {port}" in CONTAINER
    assert f"http://127.0.0.1:{port}/healthz" in CONTAINER
    assert f"127.0.0.1:{port}:{port}" in COMPOSE["services"]["bot"]["ports"]


def started() -> Iterator[tuple[str, list[str]]]:
    """The command that each of them starts."""
    (line,) = re.findall(r"^ExecStart=/opt/paifuda/bin/paifuda (.+)$", UNIT, re.MULTILINE)
    yield "unit", line.split()
    yield "image", json.loads(re.findall(r"^CMD (\[.+\])$", CONTAINER, re.MULTILINE)[0])
    yield "cluster", manifest()["spec"]["template"]["spec"]["containers"][0]["args"]


@pytest.mark.parametrize(("name", "words"), [*started()], ids=lambda one: str(one))
def test_the_bot_is_started_as_it_can_be(name: str, words: list[str]) -> None:
    commands: Any = typer.main.get_command(app)
    command = commands.commands[words[0]]
    flags = {flag for one in command.params for flag in one.opts}
    assert {word for word in words[1:] if word.startswith("--")} <= flags, name


def test_compose_builds_the_image_and_keeps_its_data() -> None:
    bot, database = COMPOSE["services"]["bot"], COMPOSE["services"]["database"]
    assert (DEPLOY / bot["build"]["context"] / bot["build"]["dockerfile"]).is_file()
    volumes = [one.partition(":")[0] for one in (*bot["volumes"], *database["volumes"])]
    assert sorted(volumes) == sorted(COMPOSE["volumes"])
    assert set(bot["secrets"]) == set(COMPOSE["secrets"])
    assert bot["read_only"]
    assert {one.partition(":")[2] for one in bot["volumes"]} == {"/data"}
    assert "VOLUME /data" in CONTAINER


def test_compose_asks_what_the_image_asks() -> None:
    """Podman leaves the health check of an image out, unless it builds it in Docker's format."""
    checks = re.findall(r"^HEALTHCHECK .+ CMD \\\n +(\[.+\])$", CONTAINER, re.MULTILINE)
    assert [["CMD", *json.loads(check)] for check in checks] == [
        COMPOSE["services"]["bot"]["healthcheck"]["test"]
    ]
    (user,) = re.findall(r"^USER (\d+)$", CONTAINER, re.MULTILINE)
    assert f"chown {user} token" in (DEPLOY / "compose.yaml").read_text(encoding="utf-8")


def test_a_cluster_asks_for_what_the_bot_answers() -> None:
    (container,) = manifest()["spec"]["template"]["spec"]["containers"]
    probes = [container[f"{name}Probe"] for name in ("readiness", "liveness", "startup")]
    assert {one["httpGet"]["path"] for one in probes} <= set(SERVED)
    assert manifest()["spec"]["replicas"] == 1


def asked() -> Iterator[str]:
    """Every expression of the dashboard and of the alerts."""
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    yield from (target["expr"] for panel in board["panels"] for target in panel["targets"])
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    yield from (rule["expr"] for group in rules["groups"] for rule in group["rules"])


def counted() -> set[str]:
    """The names of all that is counted, and of what is looked up."""
    every = Metrics("127.0.0.1:0").registry.collect()
    ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
    ends["info"] = ("_info",)
    return {one.name + end for one in every for end in ends.get(one.type, ("",))}


def test_every_metric_that_is_named_is_counted() -> None:
    known = counted() | WATCHED.keys()
    named = {name for one in asked() for name in re.findall(r"\bpaifuda_\w+", one)}
    assert named
    assert named <= known


def test_nginx_compresses_every_text_and_tells_caches_so() -> None:
    lines = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    named = re.findall(r"gzip_types (.+);", lines)[0].split()
    kinds = {kind.partition(";")[0] for kind in KINDS.values()}
    assert {*named} == kinds - {"text/html", "image/webp"}  # nginx always compresses HTML
    assert "gzip_vary on;" in lines


RULE = {"alert", "expr", "for", "labels", "annotations"}
"""The parts that Prometheus knows of an alert: it refuses a whole file with any other."""


def test_every_alert_is_one_that_prometheus_loads() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    assert rules.keys() == {"groups"}
    for group in rules["groups"]:
        assert group.keys() == {"name", "rules"}
        for rule in group["rules"]:
            assert RULE - {"for"} <= rule.keys() <= RULE, rule["alert"]
            assert rule["labels"].keys() == {"severity"}, rule["alert"]
            assert [*rule["annotations"]] == ["summary"], rule["alert"]


def test_a_count_that_is_watched_begins_with_zero() -> None:
    """Prometheus finds no increase between nothing and the first failures."""
    every = Metrics("127.0.0.1:0").registry.collect()
    known = {(one.name, *one.labels.items()) for family in every for one in family.samples}
    watched = [
        (name, (label, value))
        for one in asked()
        for name, label, value in re.findall(r'(paifuda_\w+_total)\{(\w+)="(\w+)"\}', one)
    ]
    assert watched
    assert {*watched} <= known


def test_the_page_for_owners_names_all_that_is_counted() -> None:
    page = (pages.ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    source = (pages.ROOT / "bot" / "chat" / "metrics.py").read_text(encoding="utf-8")
    every = set(re.findall(r'"(paifuda_\w+)"', source))
    assert {name for name in every if f"`{name}" not in page} == set()
