// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/dream.ts';

const texts: Texts = {
  title: "追梦",
  back: "返回",
  intro: "自选目标和概率，追梦费由公式算出；没追到也有一件安慰奖",
  chance: {
    title: "概率",
    slider: "追到目标的概率",
    percent: "概率，百分数",
    presets: "常用概率",
    invalid: (a) => `请输入 ${a.min} 到 ${a.max} 之间的百分数`,
    less: "减少 0.01%",
    more: "增加 0.01%",
  },
  fee: {
    title: "追梦费",
    target: "目标价值 × 概率",
    consolation: "安慰奖期望 ×（1 − 概率）",
    rtp: (a) => `除以返还率 ${a.percent}%，向上取整`,
  },
  hint: {
    target: "选好目标，就能看到追梦费",
  },
  pay: {
    action: "追梦",
    fee: (a) => `付 ${a.amount}`,
    login: "登录后追梦",
    stopped: "暂停追梦",
    short: "追梦费",
    warning: (a) => `没追到也有安慰奖：最少 ${a.least}，平均 ${a.average}`,
  },
  none: {
    title: "追梦还没有开放",
    text: "安慰奖表公布之后就可以开始。",
  },
  consolation: {
    title: "安慰奖",
    note: (a) => `${a.count} 种，期望价值 ${a.value}`,
    text: "没追到目标时，从这张表里再抽一次。概率合计 100%，表的哈希随每次追梦写入日志。",
    hash: "安慰奖表哈希",
  },
  log: {
    title: "追梦记录",
    empty: {
      title: "还没有追过梦",
      text: "选一个目标，记录会留在这里。",
    },
    guest: {
      title: "登录后查看追梦记录",
      text: "每一次都可以验算。",
    },
    error: {
      title: "追梦记录没有加载成功",
      text: "请检查网络后重试。",
    },
    loading: "正在加载追梦记录",
    won: "追到目标",
    lost: "安慰奖",
    fee: "追梦费",
    verify: (a) => `验算追 ${a.name} 的一轮`,
  },
  outcome: {
    won: "追到了",
    lost: "安慰奖",
  },
  notice: {
    repriced: "价格刚刚变动，页面已换成新的追梦费。什么都没有扣除，请确认后再追。",
    range: "概率须在允许的范围之内。什么都没有扣除。",
    noTarget: "这个目标已不可选，请换一个。什么都没有扣除。",
  },
  announce: {
    won: (a) => `追到目标 ${a.item}，票号 ${a.ticket}`,
    lost: (a) => `没有追到目标，得安慰奖 ${a.item}，票号 ${a.ticket}`,
  },
};

export default texts;
