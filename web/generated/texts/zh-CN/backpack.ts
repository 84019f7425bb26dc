// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/backpack.ts';

const texts: Texts = {
  title: "背包",
  tabs: {
    HELD: "持有",
    RETRIEVING: "取回中",
    RETRIEVED: "已取回",
    SOLD: "已出售",
    EXCHANGED: "已兑换",
    USED: "已投入",
    ESCROWED: "赠品托管",
  },
  totalValue: "总值",
  goneValue: "合计价值",
  sort: "排序",
  sorts: {
    NEWEST: "最新获得",
    VALUE_DESC: "价值从高到低",
    VALUE_ASC: "价值从低到高",
  },
  lockedHours: (a) => `锁价 ${a.hours} 时`,
  lockedMinutes: (a) => `锁价 ${a.minutes} 分`,
  select: (a) => `选择 ${a.name}`,
  selected: (a) => `已选 ${a.count} 件`,
  selectAll: "全选",
  clear: "清除",
  total: "合计",
  sell: (a) => `出售得 ${a.amount}`,
  selling: "正在出售…",
  sold: (a) => `已出售 ${a.count} 件，得 ${a.amount}`,
  soldPartly: (a) => `已出售 ${a.done}/${a.all} 件，其余未出售`,
  priceChanged: "部分藏品的售价有变动，请确认新的合计后再出售。",
  notHeld: "有藏品已不在背包里，列表已更新。",
  sellOnly: "仅可出售",
  sellOnlyNote: (a) => `其中 ${a.count} 件来自免费盲盒，只能出售，所得计入锁定奖励。`,
  retrieve: "取回",
  retrieveMost: "一次最多取回 20 件。",
  toRetrievals: "查看取回进度",
  exchange: "换积分",
  exchanging: "正在兑换…",
  sellingItems: (a) => `正在出售 ${a.count} 件藏品…`,
  exchangingItems: (a) => `正在兑换 ${a.count} 件藏品…`,
  exchangeFor: (a) => `换成 ${a.points} 积分`,
  exchangeTitle: "换成积分",
  exchangeText: (a) => `${a.count} 件藏品可换 ${a.points} 积分，兑换后不能撤销。积分可以在积分商城使用，也可以转为余额。`,
  exchanged: (a) => `已兑换 ${a.count} 件，得 ${a.points} 积分`,
  exchangedPartly: (a) => `已兑换 ${a.done}/${a.all} 件，其余未兑换`,
  verify: "验算",
  verifyItem: (a) => `验算 ${a.name} 的抽取结果`,
  empty: {
    HELD: {
      title: "背包还是空的",
      text: "在各个玩法里赢得的藏品会放在这里。",
    },
    ESCROWED: {
      title: "没有托管中的藏品",
      text: "放进赠品房做奖品的藏品，开奖前由系统托管，列在这里。",
    },
    RETRIEVING: {
      title: "没有正在取回的藏品",
      text: "取回到 Steam 的藏品在送达前列在这里。",
    },
    RETRIEVED: {
      title: "还没有取回过藏品",
      text: "已送达 Steam 的藏品会留在这里。",
    },
    EXCHANGED: {
      title: "还没有兑换过藏品",
      text: "换成积分的藏品会留在这里，随时可以验算。",
    },
    USED: {
      title: "还没有投入过藏品",
      text: "升级和合约投入的藏品会留在这里，随时可以验算。",
    },
    SOLD: {
      title: "还没有出售过藏品",
      text: "出售后的藏品会留在这里，随时可以验算。",
    },
  },
  browse: "去看盲盒",
  guest: {
    title: "登录后查看背包",
    text: "赢得的藏品、出售记录都在这里。",
  },
  loading: "正在加载背包",
  more: "加载更多",
  loadingMore: "正在加载更多…",
  error: {
    title: "背包没有加载成功",
    text: "请检查网络后重试，藏品不会丢失。",
    retry: "重试",
  },
  back: "返回",
};

export default texts;
