import StrictJSON

/// A small valid document that uses every key except a few optional ones.
let sampleDocument: JSONValue = [
    "$schema": "../schema/hall.schema.json",
    "hallId": "H1", "name": "一号厅",
    "grid": ["rows": 4, "cols": 6, "seatW": 1.0, "seatH": 1.0, "gapX": 0.15, "gapY": 0.2, "flipped": false],
    "screen": ["row": 0, "width": 5.5, "label": "银幕"],
    "limit": 4,
    "aisles": [["text": "过道", "row": 2], ["text": "出口", "col": 3]],
    "zones": [["id": "A", "name": "黄金区", "price": "59.00", "currency": "CNY"], ["id": "B", "name": "标准区"]],
    "seats": [
        [
            "id": "s0", "row": 0, "col": 0, "rowLabel": "A", "seatLabel": "12", "type": "normal",
            "status": "available", "group": nil, "zone": "A",
        ],
        ["id": "s1", "row": 0, "col": 1, "type": "love", "group": "L", "zone": "B"],
        ["id": "s2", "row": 0, "col": 2, "type": "love", "group": "L", "zone": "B"],
        ["id": "s3", "row": 1, "col": 3, "type": "family", "group": "F", "zone": nil],
        ["id": "s4", "row": 1, "col": 4, "type": "family", "group": "F"],
        ["id": "s5", "row": 1, "col": 5, "status": "broken"],
    ],
]
