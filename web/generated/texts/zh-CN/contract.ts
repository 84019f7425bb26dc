// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/contract.ts';

const texts: Texts = {
  title: "合约",
  back: "返回盲盒",
  intro: "放入几件藏品，按公布的概率换出一件",
  promise: "结果先写入公开日志，再转动卷轴",
  none: {
    title: "合约还没有开放",
    text: "奖池公布之后就可以开始。",
  },
  slots: {
    label: "放入的藏品",
    choose: "从背包选藏品",
    remove: (a) => `取出 ${a.name}`,
  },
  sum: {
    stake: (a) => `已放入 ${a.count} / ${a.max} 件`,
    short: (a) => `还差 ${a.count} 件`,
    ready: "可以签订",
    best: "最高可得",
    worst: "最低可得",
    returns: "平均返还",
    hash: "概率表哈希",
  },
  pay: {
    action: "签订合约",
    login: "登录后签订",
    stopped: "合约暂停",
    short: "投入，签后不退",
    warning: "签订之后，放入的藏品不再退还",
  },
  view: {
    label: "列表",
    stake: "我的背包",
    target: "可能得到",
  },
  table: {
    title: "可能得到",
    note: (a) => `${a.count} 种，概率合计 ${a.sum}`,
    loading: "正在计算概率表",
    nothing: {
      title: "这个总值换不了",
      text: (a) => `奖池里没有价值在投入 ${a.lowest} 到 ${a.highest} 之间、有高有低的藏品。请增减藏品，换一个总值。`,
    },
    error: {
      title: "概率表没有加载成功",
      text: "请检查网络后重试。什么都没有投入。",
    },
  },
  how: {
    choose: {
      title: (a) => `放入 ${a.min} 到 ${a.max} 件藏品`,
      text: "从背包里挑选，它们的价值加在一起就是投入。",
    },
    table: {
      title: "先看清可能得到什么",
      text: (a) => `概率表由投入和公布的奖池算出：每件价值在投入的 ${a.lowest} 到 ${a.highest} 之间，平均返还不超过 ${a.returns}。`,
    },
    sign: {
      title: "签订，换出一件",
      text: "放入的藏品合成一份合约，按概率抽出其中一件。每一次都可以验算。",
    },
  },
  result: {
    against: (a) => `投入 ${a.stake}，${a.difference}`,
  },
  notice: {
    repriced: "价格刚刚变动，概率表已经更新。什么都没有投入，请看清新的概率后再签订。",
    terms: "游戏规则刚刚更新，页面已换成新的。什么都没有投入，请确认后再签订。",
    notHeld: "有藏品已不在背包里，已经取出。什么都没有投入。",
    sellOnly: "有藏品只能出售，不能放入合约，已经取出。什么都没有投入。",
    noTable: "这个总值现在没有可换的藏品，请增减藏品。什么都没有投入。",
  },
  announce: (a) => `合约得到 ${a.item}，价值 ${a.value}，投入 ${a.stake}`,
};

export default texts;
