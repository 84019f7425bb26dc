"""Acts of operators, after docs/audit-format.md: that the rules' two people were two, and that the effect is the one that was proposed."""
from second_opinion_draws import hash_of
from second_opinion_tree import check

# Entries of effects, and the kinds of acts that they are of.
KINDS = {"BalanceAdjusted": "AdjustBalance", "ContestAnnounced": "AnnounceContest", "CouponGranted": "GrantCoupon", "DepositReversed": "ReverseDeposit", "GoldenCodeIssued": "IssueGoldenCode",
         **dict.fromkeys(("SkinPublished", "CasePublished", "CaseRetired", "ConsolationPublished"), "PublishCatalog"), "ContractPoolPublished": "PublishContractPool",
         "TermsPublished": "PublishTerms", "ListingStocked": "StockListing", "GameResumed": "StopGame", "ActRulesPublished": "PublishActRules"}
ON_PLAYERS = ("AdjustBalance", "GrantCoupon", "ReverseDeposit")
# Kinds whose command has the members of their entry, or those of it that are here.
ASKED = {"ReverseDeposit": ("playerId", "depositId", "kind", "amount")}
PLAIN = (*ON_PLAYERS, "AnnounceContest", "IssueGoldenCode")
LOCAL = "operator:local"


class Acts:
    def __init__(self):
        self.open, self.broken, self.reviewed, self.approved, self.awaited = {}, {}, set(), None, None
        self.rules = {"twoPeople": [], "breakGlass": False, "version": 0}

    def takes_two(self, kind):
        two = self.rules["twoPeople"]
        return bool(two) if kind == "PublishActRules" else kind in two

    def pass_over(self):
        """A sealed entry that can't be read: it may be the effect of the approval before it."""
        self.awaited = None

    def read(self, event, data, at):
        kind, acted = KINDS.get(event), self.approved == data["commandId"]
        check(self.awaited is None or (kind == self.awaited["kind"] and acted), "an approval without its effect")
        if self.awaited is not None and kind in PLAIN:
            asked = ASKED.get(kind, [name for name in data if name != "commandId"])
            told = {"type": kind, **{name: data[name] for name in asked}}
            check(hash_of(told) == self.awaited["effectHash"], "another effect than was proposed")
        check(kind is None or acted or not self.takes_two(kind), "%s takes two people, and no act brought it" % event)
        self.awaited = None
        name = event.replace("PlayerAct", "Act")
        if name in ("ActProposed", "ActApproved", "ActRefused", "ActReviewed", "BreakGlassDeclared", "ActRulesPublished"):
            getattr(self, name)(data, at)

    def ActRulesPublished(self, data, _):
        check(data["version"] == self.rules["version"] + 1, "rules of acts with another number")
        self.rules = data

    def ActProposed(self, data, at):
        check(("playerId" in data) == (data["kind"] in ON_PLAYERS) and data["expiresAt"] > at, "act %s is no proposal" % data["actId"])
        self.open[data["actId"]] = data

    def close(self, data, at):
        proposal = self.open.pop(data["actId"], None)
        check(proposal is not None and at < proposal["expiresAt"], "act %s isn't open" % data["actId"])
        return proposal

    def ActApproved(self, data, at):
        proposal = self.close(data, at)
        two = self.takes_two(proposal["kind"])
        alone = two and data["approver"] == proposal["proposer"]
        check(not two or data["approver"] != LOCAL, "act %s was approved by the command line" % data["actId"])
        check(not alone or (self.rules["breakGlass"] and self.broken.get(data["actId"]) == data["approver"]), "act %s was approved by its proposer" % data["actId"])
        check(data["breakGlass"] == alone, "act %s: another word about its glass" % data["actId"])
        self.approved, self.awaited = data["commandId"], proposal

    def ActRefused(self, data, at):
        self.close(data, at)

    def BreakGlassDeclared(self, data, _):
        proposal = self.open.get(data["actId"])
        check(self.rules["breakGlass"] and self.takes_two(data["kind"]) and data["kind"] != "PublishActRules", "a glass was broken without need")
        check(proposal is not None or data["kind"] in ON_PLAYERS, "a glass of no act was broken")
        check(proposal is None or (proposal["proposer"], proposal["kind"]) == (data["by"], data["kind"]), "another broke the glass of act %s" % data["actId"])
        self.broken[data["actId"]] = data["by"]

    def ActReviewed(self, data, at):
        act = data["actId"]
        check(self.broken.get(act, data["by"]) != data["by"] and data["by"] != LOCAL and act not in self.reviewed, "act %s has no glass to review" % act)
        check(act not in self.open or at >= self.open[act]["expiresAt"], "act %s was reviewed while it was open" % act)
        self.reviewed.add(act)
