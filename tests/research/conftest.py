from __future__ import annotations

from typing import Any

import pytest

from mazzo.rules.news import fresh_news


@pytest.fixture
def silence() -> Any:
    return fresh_news(listening=False)
