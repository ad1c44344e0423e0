"""Tables in the PDF: every number that is printed is that of the annex."""

from __future__ import annotations

from typing import Any

import pytest

from combinat.report.document import Document, document_record, printed_record
from combinat.report.pdf import PAPERS
from tests.report.pdf_documents import made, pages, sample_pdf, squeezed, table
from tests.report.pdf_reader import cells_by_table, numbers_by_table, numbers_of
from tests.report.sample import sample


def printed_tables(document: Document) -> dict[str, list[list[str]]]:
    return tables(printed_record(document))


def tables(record: dict[str, Any]) -> dict[str, list[list[str]]]:
    blocks = [block for chapter in record["chapters"] for block in chapter["blocks"]]
    return {block["id"]: block["rows"] for block in blocks if block["kind"] == "table"}


@pytest.mark.parametrize("paper", PAPERS)
def test_every_cell_of_every_table_is_read_back(paper: str) -> None:
    read = cells_by_table(sample_pdf(paper))
    expected = printed_tables(sample())
    assert list(read) == list(expected)
    for name, rows in expected.items():
        filled = [[squeezed(cell) for cell in row if cell] for row in rows]
        assert [[squeezed(cell) for cell in row] for row in read[name]] == filled


@pytest.mark.parametrize("paper", PAPERS)
def test_every_number_of_a_table_equals_the_annex(paper: str) -> None:
    annex = {name: numbers_of(rows) for name, rows in tables(document_record(sample())).items()}
    assert sum(map(len, annex.values())) > 500
    assert numbers_by_table(sample_pdf(paper)) == annex


def test_every_cell_is_in_the_text_as_another_reader_finds_it() -> None:
    text = "".join(pages(sample_pdf()))
    for rows in printed_tables(sample()).values():
        for row in rows:
            for cell in row:
                assert squeezed(cell) in text


def test_a_changed_digit_and_a_row_that_is_gone_are_seen() -> None:
    rows = (("Tie", "9 to 1", "0.0951559680"), ("Total", "", "-1,234,567"))
    read = numbers_by_table(made(table(*rows)))["chapter.table"]
    assert read == ["9", "1", "0.0951559680", "-1234567"]
    changed = (("Tie", "9 to 1", "0.0951559681"), rows[1])
    assert numbers_by_table(made(table(*changed)))["chapter.table"] == [
        *read[:2],
        "0.0951559681",
        read[3],
    ]
    assert numbers_by_table(made(table(rows[0])))["chapter.table"] == read[:3]


def test_numbers_that_no_line_holds_are_read_back_whole() -> None:
    long = "1234567890" * 15
    rows = ((long, "1"), ("2/3", f"{'7' * 60}/{'9' * 60}"))
    assert numbers_by_table(made(table(*rows)))["chapter.table"] == numbers_of(rows)


def test_every_sign_of_a_number_is_a_minus_and_no_other_hyphen_is() -> None:
    row = ("-1 0 -2", "1/-3", "R-2024", "8 decks - 4", "un-natural")
    (read,) = cells_by_table(made(table(row)))["chapter.table"]
    assert read == ["\u22121 0 \u22122", "1/\u22123", "R-2024", "8 decks - 4", "un-natural"]
