"""The results of a league as an Atom feed."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from bot.domain.site import values
from bot.domain.site.cast import NAMED, Person
from bot.site.books import name_of
from bot.site.frame import HTML, Frame
from bot.words import Words
from rules import game
from rules.points import signed

ATOM = "http://www.w3.org/2005/Atom"


def results(of: values.League, matches: tuple[values.Match, ...], frame: Frame) -> bytes:
    """Make the feed of a league's newest matches, the latest first."""
    say, folder = frame.say, f"{frame.home}{frame.language}/league/{of.key}"
    feed = Xml.Element("feed", {"xmlns": ATOM, "xml:lang": frame.language})
    last = max((match.at for match in matches), default=of.seasons[-1].opened_at)
    _text(feed, "id", f"urn:paifuda:{of.key}:{frame.language}")
    _text(feed, "title", say("web-feed", league=of.name))
    if frame.example:
        _text(feed, "subtitle", say("web-example"))
    _text(feed, "updated", last.isoformat(timespec="seconds"))
    _text(Xml.SubElement(feed, "author"), "name", of.name)
    if frame.home:
        Xml.SubElement(feed, "link", {"href": f"{folder}/index{HTML}"})
    for match in matches:
        entry = Xml.SubElement(feed, "entry")
        _text(entry, "id", f"urn:paifuda:{of.key}:{match.key}")
        _text(entry, "title", _title(match, say))
        _text(entry, "updated", match.at.isoformat(timespec="seconds"))
        if frame.home:
            Xml.SubElement(entry, "link", {"href": f"{folder}/match/{match.key}{HTML}"})
        else:  # an entry has one of the two
            _text(entry, "content", _title(match, say))
    body: bytes = Xml.tostring(feed, encoding="utf-8", xml_declaration=True)
    return body


def _title(match: values.Match, say: Words) -> str:
    seats = sorted(match.seats, key=lambda seat: seat.place)
    told = (f"{_called(seat.person, say)} {signed(seat.points)}" for seat in seats)
    return f"{name_of(game(match.game), say)}: {' · '.join(told)}"


def _called(person: Person, say: Words) -> str:
    return person.label if person.kind == NAMED else say(f"web-person-{person.kind}")


def _text(above: Xml.Element, tag: str, text: str) -> None:
    Xml.SubElement(above, tag).text = text
