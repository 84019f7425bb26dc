// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/connection.ts';

const texts: Texts = {
  lost: "连接已断开，所见内容可能不是最新，暂时不能付费操作",
  back: "连接已恢复，内容已更新",
};

export default texts;
