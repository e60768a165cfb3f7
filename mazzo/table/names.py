"""Names that look the same: at a table each player's name can be distinguished from the others'."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

LONGEST_SHOWN = 24
# Signs that look like these letters, in lower case; accents, full-width and styled letters are folded by NFKD. The whole list of
# Unicode has thousands: these are the ones that keyboards can write, small capitals, Cherokee and Lisu.
LOOK_ALIKES = {
    "a": "аαᎪꓮᴀ",
    "b": "ьвβᏴꓐʙ",
    "c": "сϲᏟꓚᴄ",
    "d": "ԁᎠꓓᴅ",
    "e": "еεєҽᎬꓰᴇ",
    "g": "ɡցᏀꓖɢ",
    "h": "һнհᎻꓧʜ",
    "i": "іιıӏ1|lǀɪꓲᏞꓡʟ",
    "j": "јϳᎫꓙᴊ",
    "k": "кκᏦꓗᴋ",
    "m": "мᎷꓟᴍ",
    "n": "ոηꓠɴ",
    "o": "оοσօ0ꓳᴏ",
    "p": "рρᏢꓑᴘ",
    "q": "ԛ",
    "r": "гᴦᎡꓣʀ",
    "s": "ѕᏚꓢꜱ",
    "t": "тτᎢꓔᴛ",
    "u": "սυꓴᴜ",
    "v": "ѵνᏙꓦᴠ",
    "w": "ѡωԝᎳꓪᴡ",
    "x": "хχꓫ",
    "y": "уүγᎩꓬʏ",
    "z": "ᴢᏃꓜ",
}
FOLDED = str.maketrans({other: letter for letter, others in LOOK_ALIKES.items() for other in others})


def skeleton(name: str) -> str:
    """A key that is equal for names that look the same: without case, script and accents."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(mark for mark in plain.translate(FOLDED) if unicodedata.category(mark)[0] in "LNS")
    return (letters or plain).replace("rn", "m").replace("vv", "w")


def distinct_name(name: str, others: Collection[str]) -> str:
    """This name, with a number after it if another looks the same."""
    taken = {skeleton(other) for other in others}
    for number in range(2, len(others) + 3):
        if skeleton(name) not in taken:
            return name
        end = f" {number}"
        name = name.removesuffix(f" {number - 1}")[: LONGEST_SHOWN - len(end)].rstrip() + end
    return name
