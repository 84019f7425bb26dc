export const wear = { FN: '崭新', MW: '略磨', FT: '久经', WW: '破损', BS: '战痕' };

/** Beside a family name, where room is short. */
export const wearShort = { FN: '崭新', MW: '略磨', FT: '久经', WW: '破损', BS: '战痕' };

/** Words around an item that every page needs. */
export const item = {
  rarity: (pips: number) => `稀有度 ${pips}，最高 7`,
  wear: '外观',
  value: '价值',
  chance: '概率',
  tickets: '票号',
};
