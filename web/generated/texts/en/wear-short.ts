// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/wear-short.ts';

const texts: Texts = {
  FN: "FN",
  MW: "MW",
  FT: "FT",
  WW: "WW",
  BS: "BS",
};

export default texts;
