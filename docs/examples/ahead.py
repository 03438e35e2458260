#!/usr/bin/env python3
"""A bot for Micropolis that looks ahead; docs/bot-protocol.md explains the lines.

It knows no rules: it has the table imagine a game that fits what it sees, tries
every choice there, follows its own turn to the end, and takes what gives the
most points over the best of the others.

    microcosm arena micropolis --bots ahead,random --bot ahead="python3 docs/examples/ahead.py"
"""

import json
import sys

VERSION = 2
# So many decisions of its own turn are followed.
DEEP = 2


def say(message):
    print(json.dumps(message), flush=True)


def wish(message):
    """Asks the table something in the middle of a decision."""
    say(message)
    return json.loads(sys.stdin.readline())


def worth(state, seat):
    """Points over the best of the others, as if the game ended now."""
    players = wish({"view": state})["view"]["players"]
    points = [player["score"]["total"] for player in players]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def best(state, seat, choices, deep):
    """The best of these choices in a state, and what it is worth."""
    found = (float("-inf"), choices[0])
    for action in choices:
        copy = wish({"clone": state})["state"]
        after = wish({"apply": copy, "seat": seat, "action": action})
        if "refused" not in after:
            value = None
            if deep > 1 and after["asked"] == [seat]:
                more = wish({"choices": copy, "seat": seat})["choices"]
                value = best(copy, seat, more, deep - 1)[0] if more else None
            found = max(found, (worth(copy, seat) if value is None else value, action))
        wish({"drop": copy})
    return found


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        say({"hello": VERSION, "name": "ahead"})
    elif "view" in message:
        seat, choices = message["seat"], message["choices"]
        imagined = wish({"imagine": True})["state"] if len(choices) > 1 else None
        action = best(imagined, seat, choices, DEEP)[1] if imagined else choices[0]
        say({"action": action})
    # The rest ("over") wants no answer.
