export const LIST_FIELDS = {
  "Giveaway": [
    "entries"
  ],
  "Me": [
    "securityJournal"
  ],
  "Query": [
    "backpack",
    "balanceLog",
    "battles",
    "deposits",
    "dreamLog",
    "flows",
    "gameRecords",
    "giveaways",
    "messages",
    "openings",
    "plays",
    "promotionRecords",
    "purchases",
    "retrievals",
    "rounds",
    "shop",
    "shopPurchases",
    "skins",
    "supportTickets",
    "targets"
  ]
};
