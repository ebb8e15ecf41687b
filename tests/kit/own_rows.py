"""Own races and powers for Small World in which every word of the vocabulary meets others it never meets in the box."""

from __future__ import annotations

from typing import Any

OWN: dict[str, dict[str, dict[str, Any]]] = {
    "race": {
        "kobolds": {"tokens": 6, "borrows": "ratmen", "spoils": 1, "dragons": 1, "berserk": True, "forts": 2},
        "pixies": {"tokens": 4, "borrows": "elves", "converts": True, "heroes": 2, "camps": 2, "stout": True},
        "moles": {"tokens": 5, "borrows": "humans", "tunnels": True, "discount_beside": ["cavern"], "holes": 3},
        "gulls": {
            "tokens": 5,
            "borrows": "tritons",
            "sails": True,
            "flies": True,
            "discount": ["coastal"],
            "recruits_per": 1,
        },
    },
    "power": {
        "stormy": {"tokens": 3, "raiders": 2, "pact": True, "income": ["hill"], "endures": True},
        "haunted": {
            "tokens": 4,
            "marches": True,
            "windfall": 3,
            "stipend": 1,
            "income": ["farmland"],
            "income_lasts": True,
        },
        "savage": {"tokens": 4, "spoils": 2, "lairs": True, "unbroken": True, "enters_anywhere": True},
    },
}
"""Words that never meet in the box."""
