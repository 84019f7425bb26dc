// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/sandbox-payment.ts';

const texts: Texts = {
  title: "模擬付款",
  notice: "這是測試用的付款頁面，不會實際扣款。",
  order: "訂單編號",
  amount: "應付金額",
  pay: "付款",
  cancel: "取消付款",
  paid: "此訂單已付款。",
  closed: "此訂單已關閉，無法付款。",
  back: "返回儲值頁",
};

export default texts;
