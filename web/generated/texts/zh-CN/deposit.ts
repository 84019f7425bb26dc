// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/deposit.ts';

const texts: Texts = {
  title: "充值",
  back: "返回",
  lead: "余额只能在站内使用",
  channel: "支付方式",
  currency: "支付货币",
  presets: "选择金额",
  other: "其他金额",
  otherHint: (a) => `${a.min} – ${a.max}，最多两位小数`,
  invalid: {
    required: "请输入金额",
    range: (a) => `金额须在 ${a.min} 到 ${a.max} 之间`,
    format: "请输入数字，最多两位小数",
  },
  coupon: "优惠券",
  noCoupon: "不使用优惠券",
  couponName: (a) => `加赠 ${a.percent}%，最高 ${a.max}，满 ${a.min} 可用`,
  couponTooLow: (a) => `充值满 ${a.min} 才能用这张券，这一单不会使用它`,
  couponLine: "优惠券加赠",
  first: {
    title: (a) => `首次充值加赠 ${a.percent}%`,
    text: (a) => `最高 ${a.max}，以锁定奖励发放`,
    line: (a) => `首充加赠 ${a.percent}%`,
  },
  pays: "支付",
  gets: "到账余额",
  bonus: "锁定奖励",
  lockedNote: (a) => `加赠以锁定奖励发放，每天按已结算投入的 ${a.percent}% 转为余额。`,
  sandbox: "沙盒模式：不会产生任何真实扣款。",
  go: (a) => `去支付 ${a.price}`,
  ordering: "正在创建订单…",
  leaving: "正在前往支付页面…",
  resume: (a) => `上一笔 ${a.amount} 的订单还没有得到答复，将继续确认同一笔，不会重复下单。`,
  resumeAction: "继续确认",
  off: {
    title: "暂未开放充值",
    text: "这里目前没有可用的支付方式。",
  },
  guestTitle: "登录后充值",
  guestText: "充值记录和订单状态都在这里。",
  states: {
    PROCESSING: "处理中",
    COMPLETED: "已完成",
    CANCELLED: "已取消",
  },
  order: {
    PROCESSING: {
      title: (a) => `正在等待 ${a.amount} 的支付结果`,
      text: "支付完成后会自动到账，这个页面会随之更新。",
    },
    COMPLETED: {
      title: (a) => `${a.amount} 已到账`,
      text: "可以开始使用了。",
    },
    CANCELLED: {
      title: (a) => `${a.amount} 的订单已取消`,
      text: "没有扣款。如果款项之后到达，仍会照常入账。",
    },
  },
  createdAt: "下单时间",
  goOn: "继续支付",
  cancel: "取消订单",
  again: "再充一笔",
  toWhereShort: "回到刚才余额不够的地方",
  toCases: "去看盲盒",
  noOrder: {
    title: "没有这笔订单",
    text: "链接可能有误，或者订单属于另一个账号。",
  },
  orders: "充值记录",
  noOrders: "还没有充值过，订单会列在这里。",
};

export default texts;
