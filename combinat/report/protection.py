"""Game protection: what each card moves, what the best counts win, and the ceiling above them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from combinat.coups import CARDS_SEEN
from combinat.evaluation import Evaluation
from combinat.publish.pay_tables import flags_of
from combinat.publish.study_charts import removal_chart
from combinat.publish.study_tables import removal_page
from combinat.report.document import Block, Chapter, Drawn, Heading, Items, Shown, Text
from combinat.report.protection_counts import Counted, counted, counting
from combinat.rules.game import Game
from combinat.rules.wager import Wager
from combinat.studies.removal import ALL_CARDS, Removal, removals
from combinat.units import Run
