// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/item.ts';

const texts: Texts = {
  rarity: (a) => `稀有度 ${a.pips}，最高 7`,
  wear: "外观",
  value: "价值",
  chance: "概率",
  tickets: "票号",
};

export default texts;
