// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/free-case.ts';

const texts: Texts = {
  title: "今日免费盲盒",
  first: "注册就能开一次，不用充值",
  ready: "今天这一次还没开",
  taken: "今天的已经开过了",
  none: "今天没有免费盲盒",
  noneText: "站方暂时没有安排，别的盲盒照常开放。",
  top: (a) => `最高藏品 ${a.item}，价值 ${a.value}`,
  until: "今天截止还有",
  next: "下一次还有",
  promise: "开启之前，服务器种子的哈希已经公布在日志里：谁也改不了里面是什么。",
  sellOnly: "开出的物品可以留着，也可以出售换成锁定奖金。",
  open: "立即开启",
  register: "注册并开启",
  login: "已有账号，去登录",
  look: "看看这个盲盒",
  failed: "免费盲盒没有加载出来",
  after: {
    title: "不必相信，自己验算",
    text: "换上新种子，公布刚才那一对：浏览器用它重算一遍你开出的结果。",
    verify: "验算刚才开出的",
    failed: "种子没有换成，稍后再试",
  },
  nextCase: {
    title: "接下来",
    affords: (a) => `你的余额够开：${a.name}`,
    short: (a) => `还差 ${a.missing} 就能开：${a.name}`,
    look: "去看看",
    text: (a) => `每次 ${a.price}。不想花钱，也可以免费试玩。`,
  },
};

export default texts;
