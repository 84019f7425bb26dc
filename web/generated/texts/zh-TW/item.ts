// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/item.ts';

const texts: Texts = {
  rarity: (a) => `稀有度 ${a.pips}，最高 7`,
  wear: "外觀",
  value: "價值",
  chance: "機率",
  tickets: "票號",
};

export default texts;
