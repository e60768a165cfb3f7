"""The names given to newcomers: an animal and an adjective, in the language of their browser."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

FALLBACK = "en"
LONGEST_CHOICE = 200  # characters that are looked at


@dataclass(frozen=True)
class NameWords:
    """Animals by their grammatical gender, and adjectives in both: `Astuto/Astuta`, or once where they are the same."""

    masculine: str
    feminine: str
    adjectives: str
    animal_first: bool = False

    def names(self) -> list[str]:
        adjectives = [tuple(words.split("/")) for words in self.adjectives.split()]
        pairs = [(animal, forms[0]) for animal in self.masculine.split() for forms in adjectives]
        pairs += [(animal, forms[-1]) for animal in self.feminine.split() for forms in adjectives]
        return [f"{animal} {like}" if self.animal_first else f"{like} {animal}" for animal, like in pairs]


WORDS = {
    "en": NameWords(
        "Badger Beaver Falcon Fox Hare Heron Kestrel Lynx Magpie Marten Otter Owl Puffin Raven Robin Swift Toad Wren",
        "",
        "Bold Brave Bright Calm Clever Cosy Fair Gentle Happy Jolly Keen Lucky Merry Nimble Plucky Quick Quiet Sunny",
    ),
    "de": NameWords(
        "Biber Dachs Falke Fuchs Hase Igel Kauz Luchs Otter Rabe Reiher Spatz",
        "Amsel Elster Eule Lerche Meise Möwe",
        "Bunter/Bunte Flinker/Flinke Frecher/Freche Froher/Frohe Heiterer/Heitere Kecker/Kecke Kluger/Kluge "
        "Kühner/Kühne Munterer/Muntere Netter/Nette Sanfter/Sanfte Schlauer/Schlaue Stiller/Stille Stolzer/Stolze "
        "Tapferer/Tapfere Wacher/Wache",
    ),
    "es": NameWords(
        "Búho Castor Cuervo Erizo Halcón Lince Mirlo Tejón Topo Zorro",
        "Alondra Ardilla Garza Gaviota Lechuza Liebre Marta Nutria Urraca",
        "Ágil Alegre Amable Astuto/Astuta Audaz Brillante Curioso/Curiosa Feliz Fiel Genial Listo/Lista Paciente Sereno/Serena "
        "Tranquilo/Tranquila Valiente Veloz",
        animal_first=True,
    ),
    "it": NameWords(
        "Airone Castoro Corvo Falco Gufo Merlo Picchio Riccio Tasso",
        "Allodola Civetta Donnola Gazza Lepre Lince Lontra Martora Rondine Volpe",
        "Abile Allegro/Allegra Astuto/Astuta Audace Brillante Calmo/Calma Curioso/Curiosa Felice Fiero/Fiera Furbo/Furba Gentile "
        "Paziente Rapido/Rapida Sereno/Serena Tenace Vivace",
        animal_first=True,
    ),
}


@cache
def names_in(language: str) -> frozenset[str]:
    return frozenset(WORDS[language].names())


def language_of(accepted: str) -> str:
    """The preferred language of an Accept-Language header among those we speak."""
    wanted = []
    for place, choice in enumerate(accepted[:LONGEST_CHOICE].split(",")):
        tag, _, weight = choice.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((language for _, _, language in sorted(wanted) if language in WORDS), FALLBACK)


def guest_name(language: str, others: Collection[str] = ()) -> str:
    """A random name; at a table, one that has no word in common with the others'."""
    taken = {word for other in others for word in other.split()}
    names = sorted(names_in(language))
    return secrets.choice([name for name in names if taken.isdisjoint(name.split())] or names)


def name_beside(name: str, others: Collection[str]) -> str:
    """This name; or a new one, if it was made up and shares a word with another, such as Keen Magpie with Keen Swift."""
    taken = {word for other in others for word in other.split()}
    language = next((language for language in WORDS if name in names_in(language)), None)
    return name if language is None or taken.isdisjoint(name.split()) else guest_name(language, others)
