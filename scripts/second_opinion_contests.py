"""Contests, after docs/audit-format.md: who scored what within their time, who stands where at the end, and what each rank is paid."""
from second_opinion_rounds import given_by
from second_opinion_tree import check

DAY = 86_400_000


def won_in(kind, data):
    """Values of the items that a play brought: none for a free case, and for a prize that another player gave."""
    return [int(item["value"]) for item in given_by(kind, data)] if kind != "FreeCaseOpened" else []


def score_after(ranking, score, kind, data):
    values = won_in(kind, data)
    if ranking == "wins":
        return max([score, *values])
    if ranking == "battles":
        return score + sum(values) + int(data["coin"]) if kind == "BattleConcluded" else score
    return score + sum(values) if kind == "CaseOpened" else score


class Contests:
    def __init__(self):
        self.announced, self.ended, self.scores, self.owed, self.private = {}, set(), {}, [], set()

    def read(self, kind, data, at, position):
        for name, contest in self.announced.items():
            player = data.get("playerId")
            if player is None or data.get("battleId") in self.private or player in contest["excluded"] or not contest["startsAt"] <= at < contest["endsAt"]:
                continue
            score, _ = self.scores[name].get(player, (0, 0))
            after = score_after(contest["ranking"], score, kind, data)
            if after > score:
                self.scores[name][player] = (after, position)
        check(not self.owed or kind == "ContestPrizeWon", "a prize is missing: %s" % (self.owed,))
        getattr(self, kind, lambda *_: None)(data, at)

    def ContestAnnounced(self, data, at):
        name, prizes = data["contestId"], [int(prize) for prize in data["prizes"]]
        check(name not in self.scores, "contest %s is announced twice" % name)
        check(60_000 <= data["startsAt"] - at <= 90 * DAY, "contest %s: announced out of time" % name)
        check(600_000 <= data["endsAt"] - data["startsAt"] <= 92 * DAY, "contest %s: of another length" % name)
        check(prizes == sorted(prizes, reverse=True) and 1 <= len(prizes) <= 50, "contest %s: prizes in another order" % name)
        check(prizes[0] <= 100_000_000 and len(data["excluded"]) <= 100, "contest %s: beyond the bounds" % name)
        self.announced[name], self.scores[name] = data, {}

    def BattleCreated(self, data, _):
        if data["private"]:
            self.private.add(data["battleId"])

    def ContestCancelled(self, data, at):
        check(at < self.announced.pop(data["contestId"])["startsAt"], "contest %s: cancelled after it began" % data["contestId"])

    def ContestEnded(self, data, at):
        name = data["contestId"]
        check(at >= self.announced[name]["endsAt"] and name not in self.ended, "contest %s: ended before its time, or twice" % name)
        self.ended.add(name)

    def ContestSettled(self, data, at):
        name, contest = data["contestId"], self.announced.pop(data["contestId"])
        check(name in self.ended, "contest %s: settled before its end" % name)
        check(at <= contest["endsAt"] + 2 * DAY, "contest %s: settled more than two days late" % name)
        best = sorted(self.scores[name].items(), key=lambda one: (-one[1][0], one[1][1]))[:len(contest["prizes"])]
        standing = [{"playerId": player, "score": str(score), "reached": reached} for player, (score, reached) in best]
        check(standing == data["places"], "contest %s: another standing: %s" % (name, standing))
        self.scores[name] = {}
        self.owed = [{"contestId": name, "playerId": place["playerId"], "rank": n, "balance": contest["balance"], "amount": prize}
                     for n, (place, prize) in enumerate(zip(standing, contest["prizes"]), 1) if n not in data["unpaid"]]
        check(data["unpaid"] == sorted({n for n in data["unpaid"] if 1 <= n <= len(standing)}), "contest %s: ranks without a prize" % name)

    def ContestPrizeWon(self, data, _):
        told = {key: data[key] for key in ("contestId", "playerId", "rank", "balance", "amount")}
        check(self.owed and told == self.owed.pop(0), "another prize: %s" % told)

    def PlayerErased(self, data, _):
        for scores in self.scores.values():
            scores.pop(data["playerId"], None)

    def check_overdue(self, last):
        late = [name for name, contest in self.announced.items() if last > contest["endsAt"] + 2 * DAY]
        check(not late and not self.owed, "prizes that aren't paid: %s" % (late or self.owed))
