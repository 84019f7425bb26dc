// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/wear.ts';

const texts: Texts = {
  FN: "崭新",
  MW: "略磨",
  FT: "久经",
  WW: "破损",
  BS: "战痕",
};

export default texts;
