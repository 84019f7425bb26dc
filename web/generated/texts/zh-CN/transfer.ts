// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/transfer.ts';

const texts: Texts = {
  title: "转账",
  lead: "把积分转为余额",
  guest: {
    title: "登录后转账",
    text: "积分可以转为自己的余额。",
  },
  formTitle: "转出积分",
  way: "转给谁",
  ways: {
    coin: "转为我的余额",
    player: "转给其他玩家",
  },
  nickname: "对方昵称",
  nicknameRequired: "请输入对方昵称",
  points: "积分数量",
  held: (a) => `现有 ${a.points} 积分`,
  all: "全部",
  invalid: {
    required: "请输入积分数量",
    format: "请输入大于 0 的数字，最多两位小数",
    short: "积分不足",
  },
  pointsOut: "转出积分",
  gets: "到账余额",
  theyGet: "对方到账",
  pointsOf: (a) => `${a.amount} 积分`,
  rate: (a) => `100 积分转为 ${a.percent} 余额，按总额向下取整到分。`,
  irrevocable: "转给其他玩家后不能撤回，请核对昵称。",
  submit: {
    coin: "转为余额",
    player: "转给对方",
  },
  submitPoints: {
    coin: (a) => `将 ${a.points} 积分转为余额`,
    player: (a) => `转给对方 ${a.points} 积分`,
  },
  sending: "正在转账…",
  confirm: "继续确认",
  unanswered: (a) => `上一笔 ${a.points} 积分的转账还没有得到答复，将继续确认同一笔，不会重复转出。`,
  arrived: (a) => `已转出 ${a.points} 积分，到账余额 ${a.coin}`,
  sentTo: (a) => `已转给 ${a.nickname} ${a.points} 积分`,
  balances: "我的账户",
  about: "积分来自藏品兑换、返利和奖励，可以在积分商城使用，也可以转为余额。",
  toShop: "去积分商城",
  toRecords: "转账记录",
  locked: {
    label: "锁定",
    title: "锁定奖励",
    open: (a) => `锁定奖励 ${a.amount}，查看说明`,
    text: (a) => `首充加赠、每日奖励、优惠券和免费盲盒藏品的所得先是锁定奖励。每天一次，按已结算投入额的 ${a.percent}% 自动转为余额；退款的投入不计。`,
    example: (a) => `例如：结算 100 的投入，一天之内会有 ${a.percent} 从锁定奖励转为余额。`,
    records: "查看明细",
  },
};

export default texts;
