// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/app.ts';

const texts: Texts = {
  name: "Glasscase",
  description: "Open cases, battle, upgrade: every draw can be recomputed, and the whole log is public. For adults.",
};

export default texts;
