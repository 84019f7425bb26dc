import type { item as itemContract, wearShort as shortContract, wear as wearContract } from '../zh-CN/wear.ts';

export const wear: typeof wearContract = {
  FN: 'Factory New',
  MW: 'Minimal Wear',
  FT: 'Field Tested',
  WW: 'Well Worn',
  BS: 'Battle Scarred',
};

export const wearShort: typeof shortContract = { FN: 'FN', MW: 'MW', FT: 'FT', WW: 'WW', BS: 'BS' };

export const item: typeof itemContract = {
  rarity: (pips) => `Rarity ${pips} of 7`,
  wear: 'Wear',
  value: 'Value',
  chance: 'Chance',
  tickets: 'Tickets',
};
