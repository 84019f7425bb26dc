"""The return of the unanswered, after docs/lanes.md: what plays would have brought that devices sent and the house didn't play."""
import json, re
from hashlib import sha256

from second_opinion_draws import TICKETS, canonical, entry_at, ticket_of
from second_opinion_rounds import MEMBERS

ONE = 10**9
MOST = 10**18 * ONE
WEARS = ("FN", "MW", "FT", "WW", "BS", "")
TARGET, ENTRY = "floatMax floatMin skin value wear", "first floatMax floatMin last skin value wear"


def fits(pattern, *values):
    return all(type(value) is str and re.fullmatch(pattern, value) for value in values)


def whole(least, most, *values):
    return all(type(value) is int and least <= value <= most for value in values)


def has(value, members):
    return type(value) is dict and " ".join(sorted(value)) == members


def is_skin(one, most):
    """The members of a target and of an entry that say what is won; its float is below that."""
    named = fits("[a-z0-9][a-z0-9-]{0,63}", one["skin"]) and type(one["wear"]) is str and one["wear"] in WEARS
    return named and whole(0, most, one["floatMin"], one["floatMax"])


def is_entry(one):
    return has(one, ENTRY) and is_skin(one, 2**53 - 1) and whole(0, 2**53 - 1, one["first"], one["last"]) and fits("0|[1-9][0-9]{0,15}", one["value"])


def is_target(one):
    return has(one, TARGET) and is_skin(one, 1_000_000) and fits("[1-9][0-9]{0,15}", one["value"])


def is_table(table, game):
    """Of the form that the game's tables have."""
    if not has(table, MEMBERS[game]) or table["game"] != game or not whole(1, 1, table["version"]):
        return False
    if "entries" in table:
        entries = table["entries"]
        return (whole(1, 2**53 - 1, table["tickets"]) and fits("[0-9a-f]{64}", table["pool"]) and fits("[1-9][0-9]{0,15}", table["stake"])
                and type(entries) is list and 1 <= len(entries) <= 100 and all(map(is_entry, entries)))
    if not (whole(TICKETS, TICKETS, table["tickets"]) and whole(1_000, 9_500_000, table["win"]) and is_target(table["target"])):
        return False
    if "side" in table:
        return fits("[1-9][0-9]{0,15}", table["stake"]) and table["side"] in ("under", "over")
    return fits("[1-9][0-9]{0,15}", table["fee"]) and fits("[0-9a-f]{64}", table["consolation"])


def covers(entries, tickets):
    first = 0
    for entry in entries:
        if entry["first"] != first or entry["last"] < first or int(entry["value"]) < 0:
            return False
        first = entry["last"] + 1
    return first == tickets


def promised(entries):
    return sum(int(entry["value"]) * (entry["last"] - entry["first"] + 1) for entry in entries)


def published(tables, named, member):
    """What the log published under a hash, if it is a table that has such a member, and each ticket one entry."""
    table = tables.get(named)
    return table if type(table) is dict and member in table and "entries" in table and covers(table["entries"], TICKETS) else None


def unplayed_case(tables, draw):
    """Stake, promise of a round and of how many tickets that is the sum, rounds, and what one brings."""
    named = draw["oddsHash"]
    table = published(tables, named, "price")
    if table is None:
        return None

    def brings(seed, *request):
        return int(entry_at(table, ticket_of(seed, "case", "case", *request, named, TICKETS))[1]["value"])

    return int(table["price"]) * draw["quantity"], promised(table["entries"]), TICKETS, draw["quantity"], brings


def unplayed_table(tables, draw):
    game, text = draw["game"], draw["table"].encode()
    table = json.loads(draw["table"])
    if canonical(table) != text or not is_table(table, game):
        return None
    named = sha256(text).hexdigest()
    stake = int(table["fee" if "fee" in table else "stake"])
    if "entries" in table:
        if not covers(table["entries"], table["tickets"]):
            return None

        def brings(seed, *request):
            return int(entry_at(table, ticket_of(seed, game, game, *request, named, table["tickets"]))[1]["value"])

        return stake, promised(table["entries"]), table["tickets"], 1, brings
    win, value = table["win"], int(table["target"]["value"])
    other = published(tables, table["consolation"], "table") if "consolation" in table else None
    if "consolation" in table and other is None:
        return None
    consoled = promised(other["entries"]) if other else 0

    def brings(seed, *request):
        ticket = ticket_of(seed, game, game, *request, named, TICKETS)
        if ticket >= TICKETS - win if table.get("side") == "over" else ticket < win:
            return value
        if other is None:
            return 0
        return int(entry_at(other, ticket_of(seed, game, "consolation", *request, table["consolation"], TICKETS))[1]["value"])

    return stake, win * value * TICKETS + (TICKETS - win) * consoled, TICKETS * TICKETS, 1, brings


def unplayed(tables, draw):
    """None where nothing follows from what is stated."""
    if draw["game"] == "case":
        return unplayed_case(tables, draw)
    try:
        found = unplayed_table(tables, draw)
    except (ValueError, RecursionError):
        return None
    if found is None:
        return None
    stake, promise, tickets, _, _ = found
    return found if 100 * promise <= 92 * stake * tickets else None


def major(amount):
    return "%d.%02d" % divmod(amount, 100)


def evidence_text(evidence):
    return "%d.%09d" % divmod(evidence, ONE)


class Account:
    def __init__(self):
        self.claims = self.rooms = self.void = self.staked = self.brought = self.expected = 0
        self.evidence = self.highest = ONE

    def weigh(self, staked, brought, promise, tickets):
        self.staked, self.brought, self.expected = self.staked + staked, self.brought + brought, self.expected + promise * ONE // tickets
        parts = 2 * promise
        self.evidence = min(MOST, -(-self.evidence * (promise + brought * tickets) // parts))
        self.highest = max(self.highest, self.evidence)


class Unanswered:
    """Claims of closed lanes, over the site and of each player."""

    def __init__(self):
        self.site, self.players = Account(), {}

    def close(self, data, user_seed, tables):
        if not data["unplayed"]:
            return
        accounts, draw, revealed = (self.site, self.players.setdefault(data["playerId"], Account())), data["unplayed"]["draw"], data["revealed"]
        for account in accounts:
            account.claims += 1
            account.rooms += draw["game"] == "room"
        if draw["game"] == "room":
            return
        found = unplayed(tables, draw) if draw["roundNo"] == revealed["roundCount"] + 1 else None
        if found is None or found[1] == 0:
            for account in accounts:
                account.void += 1
            return
        staked, promise, tickets, rounds, brings = found
        seed, entropy = bytes.fromhex(revealed["serverSeed"]), user_seed + "." + data["unplayed"]["link"]
        brought = sum(brings(seed, revealed["pairId"], entropy, draw["roundNo"] + n, 0) for n in range(rounds))
        for account in accounts:
            account.weigh(staked, brought, promise * rounds, tickets)

    def told(self):
        site, most = self.site, max([ONE, *(one.highest for one in self.players.values())])
        return ("%d claims of %d players, %d of rooms, %d void; staked %s, would have brought %s, expected %s; evidence %s, at most %s, of one player %s"
                % (site.claims, len(self.players), site.rooms, site.void, major(site.staked), major(site.brought),
                   major(site.expected // ONE), evidence_text(site.evidence), evidence_text(site.highest), evidence_text(most)))
