"""The games of one player, a round each, after docs/fairness.md: what a round draws and gives."""
from fractions import Fraction
from math import gcd

from second_opinion_draws import TICKETS, entry_at, float_of, hash_of, ticket_of
from second_opinion_tree import check


def request_of(play):
    return play["pairId"], play["userSeed"] + "." + play["entropy"], play["roundNo"], 0


def name_of(play):
    return "round %s.%d" % (play["pairId"], play["roundNo"])


def check_target_table(play, table):
    check(hash_of(table) == play["tableHash"], "%s: another table" % name_of(play))


def check_outcome(play, told, skin):
    """What is drawn for a target, and the item that is given for it."""
    item = skin and {"itemId": play["item"] and play["item"]["itemId"], "skin": skin["skin"], "wear": skin["wear"],
                     "float": told["float"], "value": skin["value"]}
    outcome = {**{key: told[key] for key in told if key not in ("won", "float")}, "item": item}
    check(outcome == {key: play[key] for key in outcome}, "%s gives %s" % (name_of(play), outcome))


def check_return(name, terms):
    check(50 <= terms["returnPercent"] <= 92, "%s: a return beyond the bounds" % name)


def check_chances(name, terms):
    check_return(name, terms)
    check(1_000 <= terms["minTickets"] <= terms["maxTickets"] <= 9_500_000, "%s: chances beyond the bounds" % name)


def check_chance(play, terms):
    check(terms["minTickets"] <= play["winTickets"] <= terms["maxTickets"], "%s: a chance out of range" % name_of(play))


# --- cases ---
def draw_case(play, server_seed, table):
    request = (*request_of(play), play["oddsHash"])
    ticket = ticket_of(server_seed, "case", "case", *request, TICKETS)
    index, entry = entry_at(table, ticket)
    number = float_of(server_seed, entry, "case", *request)
    outcome, logged = (ticket, index, number, entry["value"]), tuple(play[k] for k in ("ticket", "entry", "float", "value"))
    check(outcome == logged, "%s draws %s, not %s" % (name_of(play), outcome, logged))
    return entry


def check_case(play, server_seed, tables):
    entry = draw_case(play, server_seed, tables[play["oddsHash"]])
    check((entry["skin"], entry["wear"]) == (play["skin"], play["wear"]), "%s gives another item" % name_of(play))
    check(play.get("quantity", 1) <= tables[play["terms"]]["maxQuantity"], "%s: too many at once" % name_of(play))


def check_case_bounds(name, terms):
    check(1 <= terms["maxQuantity"] <= 10, "%s: more at once than the bound" % name)


# --- upgrades ---
def draw_upgrade(play, server_seed, table, _):
    """What is told of the draw, and what was won."""
    check_target_table(play, table)
    request = (*request_of(play), play["tableHash"])
    ticket = ticket_of(server_seed, "upgrade", "upgrade", *request, TICKETS)
    won = ticket < table["win"] if table["side"] == "under" else ticket >= TICKETS - table["win"]
    number = float_of(server_seed, table["target"], "upgrade", *request) if won else None
    return {"ticket": ticket, "won": won, "float": number}, table["target"] if won else None


def check_upgrade(play, server_seed, tables):
    staked = sum(int(item["counted"]) for item in play["staked"]) + int(play["coin"])
    terms = tables[play["terms"]]
    win = staked * terms["returnPercent"] * 100_000 // int(play["target"]["value"])
    check((str(staked), win) == (play["stake"], play["winTickets"]), "%s: another chance" % name_of(play))
    check_chance(play, terms)
    check(len(play["staked"]) <= terms["maxItems"], "%s: too many items" % name_of(play))
    table = {"game": "upgrade", "version": 1, "tickets": TICKETS, "stake": play["stake"], "target": play["target"],
             "side": play["side"], "win": win}
    check_outcome(play, *draw_upgrade(play, server_seed, table, tables))


# --- dreams ---
def dream_fee(value, win, consolations, terms):
    expected = sum(int(entry["value"]) * (entry["last"] - entry["first"] + 1) for entry in consolations["entries"])
    fee = (Fraction(value * win, TICKETS) + Fraction(expected, TICKETS) * Fraction(TICKETS - win, TICKETS)) / Fraction(terms["returnPercent"], 100)
    return -(-fee.numerator // fee.denominator)


def draw_dream(play, server_seed, table, tables):
    """What is told of the draw, and what was won."""
    check_target_table(play, table)
    request = (*request_of(play), play["tableHash"])
    ticket = ticket_of(server_seed, "dream", "dream", *request, TICKETS)
    if ticket < table["win"]:
        number = float_of(server_seed, table["target"], "dream", *request)
        return {"ticket": ticket, "won": True, "float": number, "consolation": None}, table["target"]
    request = (*request_of(play), table["consolation"])
    consoled = ticket_of(server_seed, "dream", "consolation", *request, TICKETS)
    index, entry = entry_at(tables[table["consolation"]], consoled)
    number, consolation = float_of(server_seed, entry, "dream", *request), {"ticket": consoled, "entry": index}
    return {"ticket": ticket, "won": False, "float": number, "consolation": consolation}, entry


def check_dream(play, server_seed, tables):
    consolations, target, win = tables[play["consolationHash"]], play["target"], play["winTickets"]
    terms = tables[play["terms"]]
    check(str(dream_fee(int(target["value"]), win, consolations, terms)) == play["fee"], "%s: another fee" % name_of(play))
    check(int(play["fee"]) <= int(target["value"]), "%s: dearer than what it is for" % name_of(play))
    check_chance(play, terms)
    table = {"game": "dream", "version": 1, "tickets": TICKETS, "target": target, "win": win, "fee": play["fee"],
             "consolation": play["consolationHash"]}
    check_outcome(play, *draw_dream(play, server_seed, table, tables))


# --- contracts ---
def spread(row, most):
    return row if len(row) <= most else [row[i * (len(row) - 1) // (most - 1)] for i in range(most)]


def contract_table(pool, pool_hash, stake, terms):
    """The table of a stake by the rule; None where the pool has nothing on both sides of it."""
    kept = [(entry, 4_000 * stake // int(entry["value"]), 100 * int(entry["value"]) - terms["returnPercent"] * stake) for entry in pool
            if terms["lowestPercent"] * stake <= 100 * int(entry["value"]) <= terms["highestPercent"] * stake]
    low, high = spread([one for one in kept if one[2] <= 0], 10), spread([one for one in kept if one[2] > 0], 10)
    if not low or not high or stake > 10**13:
        return None
    of_low, of_high = sum(weight * far for _, weight, far in high), -sum(weight * far for _, weight, far in low)
    tickets = [weight * of_low for _, weight, _ in low] + [weight * of_high for _, weight, _ in high]
    tickets = [count // (gcd(*tickets) or 1) for count in tickets]
    while sum(tickets) >= 2**53:
        tickets = [(count + (index < len(low))) // 2 for index, count in enumerate(tickets)]
    entries, first = [], 0
    for (entry, _, _), count in zip(low + high, tickets):
        if count:
            entries.append({**entry, "first": first, "last": first + count - 1})
        first += count
    return {"game": "contract", "version": 1, "pool": pool_hash, "stake": str(stake), "tickets": first, "entries": entries}


def check_contract(play, server_seed, tables):
    terms, staked = tables[play["terms"]], play["staked"]
    check(terms["minItems"] <= len(staked) <= terms["maxItems"], "%s: %d items" % (name_of(play), len(staked)))
    check(str(sum(int(item["counted"]) for item in staked)) == play["stake"], "%s: another stake" % name_of(play))
    table = contract_table(tables[play["poolHash"]], play["poolHash"], int(play["stake"]), terms)
    check(table is not None, "%s: there is no table" % name_of(play))
    check_target_table(play, table)
    request = (*request_of(play), play["tableHash"])
    ticket = ticket_of(server_seed, "contract", "contract", *request, table["tickets"])
    index, entry = entry_at(table, ticket)
    check_outcome(play, {"ticket": ticket, "entry": index, "float": float_of(server_seed, entry, "contract", *request)}, entry)


def check_contract_bounds(name, terms):
    check_return(name, terms)
    check(terms["minItems"] <= terms["maxItems"] <= 10, "%s: items beyond the bounds" % name)
    check(1 <= terms["lowestPercent"] < terms["returnPercent"] < terms["highestPercent"] <= 1_000, "%s: values beyond the bounds" % name)


def published_pool(data, skins):
    pool = data["pool"]
    check(hash_of(pool) == data["poolHash"], "another pool than its hash")
    check(pool == sorted(pool, key=lambda one: (int(one["value"]), one["skin"], one["wear"])), "a pool that isn't sorted")
    for one in pool:
        wear = skins[one["skin"]][one["wear"]]
        check(all(one[key] == wear[key] for key in ("floatMin", "floatMax", "value")), "a pool that isn't of the catalog")
    return data["poolHash"], pool


# Type of event: the name that its rounds are counted by; the section of the terms that they are drawn under; the
# draw for a target, if it is one; the proof of a logged round.
ROUNDS = {
    "CaseOpened": ("cases", "case", None, check_case),
    "FreeCaseOpened": ("cases", "case", None, check_case),
    "UpgradePlayed": ("upgrades", "upgrade", draw_upgrade, check_upgrade),
    "DreamChased": ("dreams", "dream", draw_dream, check_dream),
    "ContractPlayed": ("contracts", "contract", None, check_contract),
}
# What games publish for rounds to name, by type of event: its hash and what it says.
PUBLICATIONS = {"ContractPoolPublished": published_pool}
# The bounds of sections that have others than those of chances.
BOUNDS = {"case": check_case_bounds, "contract": check_contract_bounds}
# Members of the tables that plays name and no entry publishes, by game.
MEMBERS = {
    "upgrade": "game side stake target tickets version win",
    "dream": "consolation fee game target tickets version win",
    "contract": "entries game pool stake tickets version",
}
SECTIONS = {kind: section for kind, (_, section, _, _) in ROUNDS.items()}
TARGET_DRAWS = {counted: draw for counted, _, draw, _ in ROUNDS.values() if draw}


def given_by(kind, data):
    """The items that a play gives, in order: none for a prize that another player gave."""
    if kind in ("CaseOpened", "FreeCaseOpened"):
        return [data]
    if kind in ROUNDS or kind == "PrizeWon" and data["from"] is None:
        return [data["item"]] if data["item"] else []
    return data["items"] if kind == "BattleConcluded" else []
