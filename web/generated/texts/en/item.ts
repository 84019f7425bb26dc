// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/item.ts';

const texts: Texts = {
  rarity: (a) => `Rarity ${a.pips} of 7`,
  wear: "Wear",
  value: "Value",
  chance: "Chance",
  tickets: "Tickets",
};

export default texts;
