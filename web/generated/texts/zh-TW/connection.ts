// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/connection.ts';

const texts: Texts = {
  lost: "連線中斷，畫面可能不是最新內容，暫時無法進行付費操作",
  back: "連線已恢復，內容已更新",
};

export default texts;
