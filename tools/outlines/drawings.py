"""Colours and little drawings for the picture of a board."""

from __future__ import annotations

# terrain: fill, shade along the border
COLOURS = {
    "farmland": ("#e6c56a", "#b98a2e"),
    "forest": ("#4b7a4a", "#234a2c"),
    "hill": ("#a9c777", "#6f9444"),
    "swamp": ("#6d7c69", "#484734"),
    "mountain": ("#b3a89b", "#7b6d61"),
    "sea": ("#4f8fb5", "#a9d3e2"),
    "lake": ("#86bdd6", "#d3ecf2"),
}

# Little drawings, about 30 wide, standing on the origin; several of a kind, so that no two woods look alike.
DRAWINGS = {
    "forest": (
        '<path d="M0,-34 L11,-13 L6,-14 L13,-2 L-13,-2 L-6,-14 L-11,-13Z" fill="#2f5a35" stroke="#1d3d25"/>'
        '<path d="M-2,-2 h4 v5 h-4z" fill="#5a4126"/>',
        '<path d="M0,3 v-10" stroke="#4d3820" stroke-width="3"/>'
        '<path d="M-11,-12 a8,8 0 0 1 4,-13 a9,9 0 0 1 15,1 a8,8 0 0 1 2,13 a12,9 0 0 1 -21,-1z"'
        ' fill="#3b6b3a" stroke="#1d3d25"/>',
    ),
    "mountain": (
        '<path d="M-24,2 L-5,-32 L2,-22 L7,-28 L25,2Z" fill="#94877b" stroke="#5d5148"/>'
        '<path d="M-5,-32 L2,-22 L0,2 L25,2 L7,-28 L2,-22Z" fill="#6f6359" fill-opacity=".75"/>'
        '<path d="M-5,-32 L-12,-20 L-7,-22 L-4,-17 L-1,-22 L2,-22Z" fill="#f6f1e8"/>',
        '<path d="M-19,2 L1,-27 L20,2Z" fill="#9b8e82" stroke="#5d5148"/>'
        '<path d="M1,-27 L-3,-12 L3,-6 L1,2 L20,2Z" fill="#6f6359" fill-opacity=".75"/>'
        '<path d="M1,-27 L-6,-17 L-2,-18 L0,-14 L4,-18 L7,-18Z" fill="#f6f1e8"/>',
    ),
    "hill": (
        '<path d="M-20,0 Q-4,-20 12,0" fill="#b9d389" stroke="#668b3d"/>'
        '<path d="M0,-3 Q12,-14 24,0 M-8,-7 q4,-2 6,0" fill="none" stroke="#668b3d"/>',
        '<path d="M-17,0 Q0,-17 17,0" fill="#b9d389" stroke="#668b3d"/>'
        '<path d="M2,-6 q4,1 6,4" stroke="#668b3d" fill="none"/>',
    ),
    "swamp": (
        '<path d="M-15,0 h30 M-8,5 h18" stroke="#a8b3a0" fill="none"/>'
        '<path d="M0,-1 V-20 M-5,-1 Q-6,-10 -10,-14 M5,-1 Q6,-9 10,-13" stroke="#3b4635" fill="none"/>'
        '<ellipse cx="0" cy="-20" rx="2.4" ry="5.5" fill="#5b452c"/>',
        '<path d="M-13,0 h22 M-4,5 h17" stroke="#a8b3a0" fill="none"/>'
        '<path d="M-3,-1 Q-3,-8 -7,-13 M0,-1 V-14 M3,-1 Q4,-8 8,-12" stroke="#3b4635" fill="none"/>',
    ),
    "farmland": (
        '<path d="M0,4 V-15 M0,-3 q-6,-1 -7,-7 M0,-3 q6,-1 7,-7 M0,-9 q-6,-1 -6,-7 M0,-9 q6,-1 6,-7"'
        ' stroke="#a9761c" fill="none"/>'
        '<ellipse cx="0" cy="-17" rx="2.2" ry="4" fill="#c08a24"/>',
        '<path d="M-18,-4 q9,-5 18,0 t18,0 M-18,2 q9,-5 18,0 t18,0" stroke="#c39a3d" fill="none"/>',
    ),
    "sea": ('<path d="M-18,0 q5,-7 10,0 q5,-7 10,0 q5,-7 10,0" stroke="#8fc3da" fill="none"/>',),
    "lake": ('<path d="M-10,0 q5,-5 10,0 q5,-5 10,0" stroke="#c4e4ee" fill="none"/>',),
}

SYMBOLS = {
    "mine": '<path d="M-7,8 L5,-6" stroke="#6b4a26" stroke-width="3"/>'
    '<path d="M-3,-9 Q7,-9 9,3 Q4,-5 -3,-9Z" fill="#55606b" stroke="#2c333a"/>',
    "magic": '<path d="M0,-11 L3,-3.5 L11,-3.5 L4.5,1.5 L7,9.5 L0,4.5 L-7,9.5 L-4.5,1.5 L-11,-3.5 L-3,-3.5Z"'
    ' fill="#8a4fb0" stroke="#4d2468"/>',
    "cavern": '<path d="M-10,9 Q-11,-9 0,-10 Q11,-9 10,9Z" fill="#8b7a66" stroke="#3e342b"/>'
    '<path d="M-5,9 Q-6,-3 0,-4 Q6,-3 5,9Z" fill="#221c17"/>',
    "tribe": '<path d="M0,-10 L9,9 H-9Z" fill="#b5523b" stroke="#5f2417"/>'
    '<path d="M0,-1 L3.5,9 H-3.5Z" fill="#3b1710"/>',
}
