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
    label: "正在进行",
    free: (a) => `${a.name} · 今日免费`,
    freeGuest: "注册就能开一次",
    freeReady: (a) => `还没开，剩 ${a.clock}`,
    freeTaken: (a) => `已经开过，${a.clock} 后再来`,
    battle: (a) => `对战 · ${a.name}`,
    battleNote: (a) => `${a.taken} / ${a.seats} 席，每席 ${a.cost}`,
    noBattle: "现在没有等人的对战",
    noBattleNote: "开一间，等人来",
    battlesFailed: "对战没有加载出来",
    battlesFailedNote: "连上网络后到对战大厅看看",
    giveaway: (a) => `赠品 · ${a.title}`,
    giveawayNote: (a) => `${a.count} 人参与，${a.clock} 后开奖`,
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
  today: {
    title: "今日大奖",
    none: "今天还没有人开出物品",
    failed: "今日大奖没有加载出来",
    all: "排行榜",
    online: (a) => `${a.count} 个实时连接`,
    onlineHint: "站上此刻开着的实时连接；一个人开两个页面算两个",
  },
};

export default texts;
