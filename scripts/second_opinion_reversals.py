"""Payments that were given back, after docs/audit-format.md: no more than was paid, no debt that appears or vanishes, no rebate that stays."""
from second_opinion_tree import check


class Reversals:
    def __init__(self):
        # Of an order: what was paid, its bonus, and what of it was reversed. Of a player: what they owe. Of a rebate: ratio and deposit left.
        self.paid, self.owed, self.rebates, self.payment, self.whole = {}, {}, {}, None, True

    def pass_over(self):
        """A sealed entry that can't be read: sums aren't known from here on."""
        self.whole = False

    def read(self, event, data):
        if not self.whole:
            return
        payment, self.payment = self.payment, None
        due = payment and min(self.owed.get(payment["playerId"], 0), int(payment["amount"]))
        if due:
            same = event == "ReceivablePaid" and data["commandId"] == payment["commandId"] and int(data["amount"]) == due
            check(same, "payment %s leaves open what its player owes" % payment["depositId"])
        if event in ("PaymentSettled", "DepositReversed", "ReceivablePaid", "RebateEarned", "RebateReversed"):
            getattr(self, event)(data)

    def PaymentSettled(self, data):
        bonus = sum(int(one["amount"]) for one in data["bonuses"])
        self.paid[data["playerId"], data["depositId"]] = [int(data["amount"]), bonus, 0]
        self.payment = data

    def DepositReversed(self, data):
        who, order = data["playerId"], data["depositId"]
        known = self.paid.get((who, order))
        check(known is not None, "%s is reversed and was never paid" % order)
        amount, bonus, before = known
        more, back, locked, coin, owed = (int(data[name]) for name in ("amount", "bonus", "locked", "coin", "receivable"))
        check(0 < more <= amount - before, "more of %s is reversed than was paid" % order)
        check(back == bonus * (before + more) // amount - bonus * before // amount, "%s: another share of its bonus" % order)
        check(locked <= back and locked + coin + owed == more + back and min(locked, coin, owed) >= 0, "%s: its reversal doesn't add up" % order)
        known[2] += more
        self.owed[who] = self.owed.get(who, 0) + owed

    def ReceivablePaid(self, data):
        who = data["playerId"]
        check(0 < int(data["amount"]) <= self.owed.get(who, 0), "%s pays more than they owe" % who)
        self.owed[who] -= int(data["amount"])

    def RebateEarned(self, data):
        self.rebates[data["playerId"], data["depositId"]] = [data["ratio"], int(data["deposit"])]

    def RebateReversed(self, data):
        known = self.rebates.get((data["playerId"], data["depositId"]))
        check(known is not None and int(data["deposit"]) <= known[1], "%s: a rebate is taken back that wasn't earned" % data["depositId"])
        ratio, left = known
        after = left - int(data["deposit"])
        back = left * ratio // 10_000 - after * ratio // 10_000
        parts = [int(data[name]) for name in ("claimable", "points", "owed")]
        check(int(data["amount"]) == back == sum(parts) and min(parts) >= 0, "%s: another rebate is taken back" % data["depositId"])
        known[1] = after
