#!/usr/bin/env python3
"""A bot that plays any game at random; docs/bot-protocol.md explains the lines.

Seat it with:  microcosm serve --bot monkey="python3 docs/examples/bot.py"
"""

import json
import random
import sys

VERSION = 1


def fill(form):
    """Fills in a form: numbers within bounds, some of what there is to choose."""
    words = []
    for field in form["fields"]:
        if field["kind"] == "number":
            words.append(str(random.randint(field["min"], field["max"])))
        else:
            count = random.randint(field["least"], field["most"])
            words.append("+".join(random.sample(field["from"], count)))
    return " ".join([form["verb"], *words])


def answer(message):
    if "hello" in message:
        return {"hello": VERSION, "name": "monkey"}
    if message.get("choices"):
        return {"action": random.choice(message["choices"])}
    if message.get("forms"):
        return {"action": fill(random.choice(message["forms"]))}
    return {"error": "nothing is on offer"}


for line in sys.stdin:
    try:
        reply = answer(json.loads(line))
    except (ValueError, KeyError, TypeError) as problem:
        reply = {"error": str(problem)}
    print(json.dumps(reply), flush=True)
