export const eachList = <Policy>(list: Policy) => ({
  Giveaway: {
    fields: {
      entries: list,
    },
  },
  Me: {
    fields: {
      securityJournal: list,
    },
  },
  Query: {
    fields: {
      backpack: list,
      balanceLog: list,
      battles: list,
      deposits: list,
      dreamLog: list,
      flows: list,
      gameRecords: list,
      giveaways: list,
      messages: list,
      openings: list,
      plays: list,
      promotionRecords: list,
      purchases: list,
      retrievals: list,
      rounds: list,
      shop: list,
      shopPurchases: list,
      skins: list,
      supportTickets: list,
      targets: list,
    },
  },
});
