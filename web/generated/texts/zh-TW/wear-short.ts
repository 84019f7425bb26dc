// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/wear-short.ts';

const texts: Texts = {
  FN: "嶄新",
  MW: "微磨",
  FT: "實戰",
  WW: "磨損",
  BS: "戰痕",
};

export default texts;
