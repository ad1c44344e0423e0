"""Fixtures that tests of any page may ask for."""

from tests.browser import chromium as chromium
from tests.browser import pages as pages
