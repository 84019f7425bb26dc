// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/app.ts';

const texts: Texts = {
  name: "Glasscase 可验算盲盒",
  description: "开盲盒、对战、升级：每次结果都能自己验算，日志全部公开。限成年人。",
};

export default texts;
