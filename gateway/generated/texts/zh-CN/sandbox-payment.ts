// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/sandbox-payment.ts';

const texts: Texts = {
  title: "模拟支付",
  notice: "这是测试用的支付页面，不会产生真实扣款。",
  order: "订单号",
  amount: "应付金额",
  pay: "支付",
  cancel: "取消支付",
  paid: "该订单已支付。",
  closed: "该订单已关闭，无法支付。",
  back: "返回充值页",
};

export default texts;
