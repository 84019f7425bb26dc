// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/home.ts';

const texts: Texts = {
  title: "盲盒",
  fresh: "新陈列",
  featured: "今日陈列",
  items: (a) => `${a.count} 件藏品`,
  topItem: "最高藏品",
  chance: (a) => `概率 ${a.percent}`,
  promise: "种子先行公布，每一次开启都能自行验算",
  open: "开启",
  odds: "查看概率",
  side: {
    label: "更多去处",
    first: (a) => `起步之选 · ${a.name}`,
    firstNote: (a) => `全馆最低价，每次 ${a.price}`,
    crown: (a) => `镇馆之箱 · ${a.name}`,
    crownNote: (a) => `最高藏品价值 ${a.value}`,
    proof: "不必相信，自己验算",
    proofNote: "种子、票号、日志全部公开",
  },
  shelves: "按主题陈列",
  banners: {
    label: "站内活动",
    pause: "暂停轮播",
    play: "继续轮播",
    show: (a) => `第 ${a.place} 个，共 ${a.count} 个`,
  },
};

export default texts;
