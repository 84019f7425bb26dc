// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/upgrade.ts';

const texts: Texts = {
  title: "升级",
  back: "返回盲盒",
  intro: "亮弧就是概率，指针停下的角度就是票号",
  stake: {
    title: "投入",
    items: (a) => `投入 ${a.count} 件`,
    none: "从背包选 1 到 10 件藏品",
    noneShort: "选择藏品",
    remove: (a) => `移出 ${a.name}`,
    coin: "加余额",
    coinLabel: "加入的余额",
    withCoin: (a) => `含余额 ${a.amount}`,
    total: "合计投入",
    pieces: (a) => `${a.count} 件`,
    gone: "投入已失去",
    used: "投入已用于这次升级",
  },
  ratio: {
    before: "目标为投入的",
    after: "倍",
  },
  hint: {
    empty: "选好藏品和目标，这里就会显示概率",
    stake: "还没有投入藏品",
    target: "还没有目标",
  },
  pay: {
    action: "升级",
    stake: (a) => `投入 ${a.amount}`,
    login: "登录后升级",
    stopped: "暂停升级",
    short: "投入，未中即失",
    warning: "未中奖则投入全部失去",
  },
  view: {
    label: "列表",
    stake: "我的背包",
    target: "选择目标",
  },
  target: {
    note: (a) => `概率 ${a.min} 至 ${a.max}`,
    picks: "按概率选目标",
    pick: (a) => `选概率最接近 ${a.percent} 的目标`,
    noPick: "没有合适的目标，请调整投入",
    unreachable: {
      title: "没有可升级的目标",
      text: "按现在的投入和筛选条件，没有概率在范围之内的目标。",
    },
  },
  outcome: {
    won: "升级成功，已在背包里",
    lost: "没有升级成功",
  },
  notice: {
    repriced: "价格刚刚变动，页面已换成新的价值。什么都没有投入，请确认新的概率后再升级。",
    notHeld: "有藏品已不在背包里，已从投入中移出。什么都没有投入。",
    range: "概率已超出范围，请换一个目标。什么都没有投入。",
    noTarget: "这个目标已不可选，请换一个。什么都没有投入。",
  },
  announce: {
    won: (a) => `升级成功，得到 ${a.item}，票号 ${a.ticket}`,
    lost: (a) => `升级未中，投入已失去，票号 ${a.ticket}`,
  },
};

export default texts;
