"""What items, points and the shop go by, after docs/terms-of-play.md: the bounds of their rates, and what each trade comes to."""
from second_opinion_tree import check

HOUR = 3_600_000


def check_rates(sections):
    """No circle of buying, selling, exchanging and transferring gains, and no item brings more coin than its value."""
    items, shop, rate = sections["items"], sections["shop"], sections["transfer"]["ratePercent"]
    check(HOUR <= items["valueLockMs"] <= 30 * 24 * HOUR, "items: a lock beyond the bounds")
    check(1 <= items.get("maxFallPercentPerDay", 1) <= 50, "items: a fall beyond the bounds")
    coin = min(shop["coinPercent"], 100)
    check(items["sellPercent"] <= coin, "a circle of buying and selling gains")
    check(items["exchangePercent"] <= shop["pointsPercent"], "a circle of points and items gains")
    check(items["exchangePercent"] * rate <= coin * 100, "a circle of items, points and coin gains")


def worth(item):
    return min(int(item["committed"]), int(item["current"] or item["committed"]))


def check_prices(data, terms):
    check(all(int(item["paid"]) == worth(item) * terms["sellPercent"] // 100 for item in data["items"]), "items are sold for another price")


def paid(data):
    return str(sum(int(item["paid"]) for item in data["items"]))


def check_sale(data, terms):
    check_prices(data, terms)
    check(data["total"] == paid(data), "a sale of another total")


def check_exchange(data, terms):
    check(all(int(item["counted"]) == worth(item) for item in data["items"]), "items count something else")
    counted = sum(int(item["counted"]) for item in data["items"])
    check(int(data["total"]) == counted * terms["exchangePercent"] // 100, "an exchange for another sum of points")


def check_purchase(data, terms):
    value = sum(int(item["value"]) for item in data["items"])
    check(int(data["total"]) == -(-value * terms[data["balance"] + "Percent"] // 100), "a purchase at another price")
    check(len(data["items"]) <= terms["maxItems"], "a purchase of too many items")


def check_release(data, terms):
    check(1 <= terms["releasePercent"] <= 2, "a bonus is released beyond the bounds")
    least = -(-int(data["amount"]) * 100 // terms["releasePercent"])
    check(int(data["wagered"]) == least, "a bonus is released for another wager")


def check_daily(data, terms):
    check(data["amount"] == terms["dailyTiers"][data["tier"] - 1]["reward"], "another reward of the day")


def check_grade(data, terms):
    check(data["amount"] == terms["vipRewards"][data["grade"] - 1], "another reward of a grade")


# Type of event: the section of the terms that it names, and what has to hold.
TRADES = {
    "ItemsSold": ("items", check_sale),
    "FreeItemsSold": ("items", check_prices),
    "ItemsExchanged": ("items", check_exchange),
    "ShopPurchased": ("shop", check_purchase),
    "BonusReleased": ("rewards", check_release),
    "DailyRewardClaimed": ("rewards", check_daily),
    "VipRewardClaimed": ("rewards", check_grade),
}
