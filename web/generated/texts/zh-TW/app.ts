// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/app.ts';

const texts: Texts = {
  name: "Glasscase 可驗算盲盒",
  description: "開盲盒、對戰、升級：每次結果都能自己驗算，日誌全部公開。限成年人。",
};

export default texts;
