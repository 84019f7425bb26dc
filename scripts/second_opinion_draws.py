"""Draws, and what rooms draw, after docs/fairness.md: from a seed and what was public to what it gave."""
import base64, hashlib, hmac, json
from fractions import Fraction

from second_opinion_tree import check, sha256

TICKETS = 10_000_000
ZEROS = "0" * 64


# --- the draws: docs/fairness.md ---
def draw(server_seed, game, label, id, entropy, round, index, table_hash, n):
    limit, rejected, counter = 2**64 - 2**64 % n, 0, 0
    while True:
        fields = [game, label, id, entropy, round, index, table_hash, counter]
        message = "|".join(["glasscase/2"] + [str(field) for field in fields])
        block = hmac.new(server_seed, message.encode(), hashlib.sha256).digest()
        for word in range(4):
            x = int.from_bytes(block[8 * word : 8 * word + 8], "big")
            if x < limit:
                return {"ticket": str(x % n), "counter": counter, "word": word, "rejected": rejected,
                        "block": block.hex(), "message": message}
            rejected += 1
        counter += 1


def ticket_of(server_seed, *request):
    return int(draw(server_seed, *request)["ticket"])


def public_hash(server_seed, salt):
    return hmac.new(bytes.fromhex(salt), bytes.fromhex(server_seed), hashlib.sha256).hexdigest()


def canonical(value):
    """RFC 8785 for what the log holds; keys are ASCII here, so sorting characters is sorting code units."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def hash_of(value):
    return sha256(canonical(value)).hex()


def check_ranges(entries, tickets, what):
    first = 0
    for entry in entries:
        check(entry["first"] == first <= entry["last"], "the ranges of %s have a gap" % what)
        first = entry["last"] + 1
    check(first == tickets == TICKETS, "the tickets of %s don't sum up" % what)


def check_table(table, odds_hash):
    check(hash_of(table) == odds_hash, "the odds hash of %s isn't of its table" % table["case"])
    check_ranges(table["entries"], table["tickets"], table["case"])
    paid = sum(int(entry["value"]) * (entry["last"] - entry["first"] + 1) for entry in table["entries"])
    rtp = Fraction(paid, int(table["price"]) * TICKETS)
    stated = (table["rtp"]["numerator"], table["rtp"]["denominator"])
    check((str(rtp.numerator), str(rtp.denominator)) == stated, "the RTP of %s is another" % table["case"])


def check_consolations(table, table_hash):
    check(hash_of(table) == table_hash, "the hash of the consolation table is another")
    check_ranges(table["entries"], table["tickets"], "the consolations")


def entry_at(table, ticket):
    return next((i, entry) for i, entry in enumerate(table["entries"]) if entry["first"] <= ticket <= entry["last"])


def float_of(server_seed, skin, game, *request):
    """The float that a skin is drawn with; none where its wear has no range."""
    width = skin["floatMax"] - skin["floatMin"]
    return skin["floatMin"] + ticket_of(server_seed, game, "float", *request, width) if width > 0 else None


# --- battles ---
def room_id(kind, *parts):
    return base64.urlsafe_b64encode(sha256("|".join(("glasscase/2/" + kind, *parts)).encode())[:16]).decode().rstrip("=")


def first_round_after(beacon, at):
    return max(1, -((beacon["genesisAt"] - at) // beacon["periodMs"]) + 1)


def settle(server_seed, lock, entropy, values):
    """Who won what; `values` are those of the ranks, round by round."""
    count, size, battle = lock["sides"] * lock["size"], lock["size"], lock["battleId"]
    counted = values[-1:] if lock["mode"] == "terminal" else values
    totals = {rank: sum(row[rank - 1] for row in counted) for rank in range(1, count + 1)}
    if lock["mode"] == "shared":
        share = str(sum(sum(row) for row in values) // count)
        return {"totals": [str(total) for total in totals.values()], "winners": list(totals), "tie": None, "order": [],
                "awards": [{"rank": rank, "items": [], "value": share} for rank in totals]}
    sides = [list(range(first, first + size)) for first in range(1, count + 1, size)]
    scores = [sum(totals[rank] for rank in side) for side in sides]
    best = min(scores) if lock["mode"] == "underdog" else max(scores)
    tied = [side for side, score in zip(sides, scores) if score == best]

    def between(label, index, choices):
        ticket = ticket_of(server_seed, "battle", label, battle, entropy, len(values) + 1, index, ZEROS, len(choices))
        return {"between": choices, "ticket": ticket}

    tie = between("tie", 0, [side[0] for side in tied]) if len(tied) > 1 else None
    winners = tied[tie["ticket"] if tie else 0]
    placed, drawn = [], []
    while len(placed) < len(winners):
        left = [rank for rank in winners if rank not in placed]
        equal = [rank for rank in left if totals[rank] == max(totals[one] for one in left)]
        if len(equal) > 1:
            drawn.append(between("order", len(drawn) + 1, equal))
        placed.append(equal[drawn[-1]["ticket"]] if len(equal) > 1 else equal[0])
    hands = {rank: [] for rank in winners}
    items = [(row[rank - 1], index * count + rank) for index, row in enumerate(values) for rank in totals]
    for item in sorted(items, key=lambda one: (-one[0], one[1])):
        hands[min(placed, key=lambda rank: sum(value for value, _ in hands[rank]))].append(item)
    awards = [{"rank": rank, "items": [n for _, n in hand], "value": str(sum(v for v, _ in hand))} for rank, hand in hands.items()]
    return {"totals": [str(total) for total in totals.values()], "winners": winners, "tie": tie, "order": drawn, "awards": awards}


def draw_rank(server_seed, battle, entropy, number, rank, odds_hash, table):
    request = (battle, entropy, number, rank, odds_hash)
    ticket = ticket_of(server_seed, "battle", "battle", *request, TICKETS)
    index, entry = entry_at(table, ticket)
    return {"rank": rank, "ticket": ticket, "entry": index, "skin": entry["skin"], "wear": entry["wear"],
            "float": float_of(server_seed, entry, "battle", *request), "value": entry["value"]}


def prove_battle(server_seed, lock, lock_hash, randomness, rounds, result, tables):
    """Everything that follows from a lock; `rounds` are lists of draws as they were told."""
    name = "battle " + lock["battleId"]
    check(hash_of(lock) == lock_hash, "%s: another lock hash" % name)
    check(len(rounds) == len(lock["boxes"]), "%s: %d rounds of %d boxes" % (name, len(rounds), len(lock["boxes"])))
    entropy, values = "%s.%s" % (lock_hash, randomness or "none"), []
    for number, (box, told) in enumerate(zip(lock["boxes"], rounds), 1):
        drawn = [draw_rank(server_seed, lock["battleId"], entropy, number, rank, box["oddsHash"], tables[box["oddsHash"]])
                 for rank in range(1, len(lock["entries"]) + 1)]
        # Vectors tell less of an item than the log does.
        shown = [{key: one[key] for key in one if key in (told[0] if told else one)} for one in drawn]
        check(shown == told, "%s: round %d draws %s" % (name, number, shown))
        values.append([int(one["value"]) for one in drawn])
    settled = settle(server_seed, lock, entropy, values)
    check(all(result[key] == settled[key] for key in settled), "%s ends with %s" % (name, settled))


def check_entries(lock, creator, entropy):
    entries, sides, size = lock["entries"], lock["sides"], lock["size"]
    check(entries == sorted(entries, key=lambda one: (one["side"], one["occupant"])), "the entries aren't sorted")
    expected = [0] * sides if size == 1 else [side for side in range(1, sides + 1) for _ in range(size)]
    check([one["side"] for one in entries] == expected, "the entries are on other sides")
    check(len({one["occupant"] for one in entries}) == len(entries), "somebody fights twice")
    own = [one["entropy"] for one in entries if one["occupant"] == creator]
    check(creator is None or own == [entropy], "the creator fights with other entropy")


# --- giveaways ---
def hash_of_entries(entries):
    return hash_of(sorted(([player, entropy] for player, entropy in entries.items()), key=lambda one: one[0].encode()))


def draw_winners(server_seed, giveaway, lock_hash, randomness, players, prizes):
    row, winners = sorted(players, key=str.encode), []
    for k in range(min(len(players), prizes)):
        request = (giveaway, "%s.%s" % (lock_hash, randomness or "none"), 1, k, ZEROS, len(row))
        place = ticket_of(server_seed, "giveaway", "giveaway", *request)
        winners.append({"prize": k, "ticket": place, "playerId": row[place]})
        row[place] = row[-1]
        row.pop()
    return winners
