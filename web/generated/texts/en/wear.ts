// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/wear.ts';

const texts: Texts = {
  FN: "Factory New",
  MW: "Minimal Wear",
  FT: "Field Tested",
  WW: "Well Worn",
  BS: "Battle Scarred",
};

export default texts;
