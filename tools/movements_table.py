"""How evenly movements treat people, as a table: `python tools/movements_table.py` writes it into docs/events.md."""

from __future__ import annotations

from pathlib import Path

from mazzo.server.events.movements import Evenness, Seating, evenness, planned, with_seats

PAGE = Path(__file__).resolve().parent.parent / "docs" / "events.md"
BEGIN, END = "<!-- movements -->", "<!-- /movements -->"
COMPANIES = (5, 8, 12, 16, 20, 30, 64, 200)
SIZES = (3, 4, 5)
ROUNDS = (4, 8)


def even(count: int, size: int, rounds: int, rests: bool) -> Evenness:
    people, past = [str(number) for number in range(count)], list[Seating]()
    for companies, resting in planned(people, [], rounds, size, rests, "a seed"):
        past.append(Seating(with_seats(companies, past, size), resting))
    return evenness(people, past, size)


def span(of: tuple[int, int]) -> str:
    return f"{of[0]}" if of[0] == of[1] else f"{of[0]}–{of[1]}"


def table() -> str:
    columns = [(size, rounds) for size in SIZES for rounds in ROUNDS]
    lines = ["| people |" + "".join(f" tables of {size}, {rounds} rounds |" for size, rounds in columns)]
    lines.append("|---:|" + "---|" * len(columns))
    for count in COMPANIES:
        cells = []
        for size, rounds in columns:
            bots, rest = even(count, size, rounds, False), even(count, size, rounds, True)
            cells.append(f" {span(bots.meetings)}; {span(rest.meetings)}, {span(rest.rests)} rests |")
        lines.append(f"| {count} |" + "".join(cells))
    return "\n".join(["How often any two meet, where bots fill up; where people rest, and how often:", "", *lines])


def main() -> None:
    before, _, rest = PAGE.read_text().partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{table()}\n{END}{rest.partition(END)[2]}")


if __name__ == "__main__":
    main()
