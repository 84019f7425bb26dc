import type { item as itemContract, wearShort as shortContract, wear as wearContract } from '../zh-CN/wear.ts';

export const wear: typeof wearContract = { FN: '嶄新', MW: '微磨', FT: '實戰', WW: '磨損', BS: '戰痕' };

export const wearShort: typeof shortContract = { FN: '嶄新', MW: '微磨', FT: '實戰', WW: '磨損', BS: '戰痕' };

export const item: typeof itemContract = {
  rarity: (pips) => `稀有度 ${pips}，最高 7`,
  wear: '外觀',
  value: '價值',
  chance: '機率',
  tickets: '票號',
};
