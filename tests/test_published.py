"""Every figure that others printed: the right ones agree to their digits, the wrong ones do not."""

from __future__ import annotations

import pytest

from combinat.studies.published import PublishedFigure, agrees, published_figures

FIGURES = published_figures()


@pytest.mark.parametrize("figure", FIGURES, ids=[f"{f.source}:{f.id}" for f in FIGURES])
def test_published(figure: PublishedFigure) -> None:
    if figure.right is None:
        assert agrees(figure, figure.printed)
    else:
        assert not agrees(figure, figure.printed), "this printed figure is known to be wrong"
        assert agrees(figure, figure.right)


def test_every_figure_has_its_place() -> None:
    assert len(FIGURES) > 300
    assert len({(figure.source, figure.id) for figure in FIGURES}) == len(FIGURES)
    assert any(figure.right is not None for figure in FIGURES)
