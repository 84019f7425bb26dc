// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/home.ts';

const texts: Texts = {
  title: "盲盒",
  fresh: "新陳列",
  featured: "今日陳列",
  items: (a) => `${a.count} 件藏品`,
  topItem: "最高藏品",
  chance: (a) => `機率 ${a.percent}`,
  promise: "種子先行公布，每一次開啟都能自行驗算",
  open: "開啟",
  odds: "查看機率",
  side: {
    label: "正在進行",
    free: (a) => `${a.name} · 今日免費`,
    freeGuest: "註冊就能開一次",
    freeReady: (a) => `還沒開，剩 ${a.clock}`,
    freeTaken: (a) => `已經開過，${a.clock} 後再來`,
    battle: (a) => `對戰 · ${a.name}`,
    battleNote: (a) => `${a.taken} / ${a.seats} 席，每席 ${a.cost}`,
    noBattle: "現在沒有等人的對戰",
    noBattleNote: "開一間，等人來",
    battlesFailed: "對戰沒有載入",
    battlesFailedNote: "連上網路後到對戰大廳看看",
    giveaway: (a) => `贈品 · ${a.title}`,
    giveawayNote: (a) => `${a.count} 人參與，${a.clock} 後開獎`,
    proof: "不必相信，自己驗算",
    proofNote: "種子、票號、日誌全部公開",
  },
  shelves: "依主題陳列",
  banners: {
    label: "站內活動",
    pause: "暫停輪播",
    play: "繼續輪播",
    show: (a) => `第 ${a.place} 個，共 ${a.count} 個`,
  },
  today: {
    title: "今日大獎",
    none: "今天還沒有人開出物品",
    failed: "今日大獎沒有載入出來",
    all: "排行榜",
    online: (a) => `${a.count} 個即時連線`,
    onlineHint: "站上此刻開著的即時連線；一個人開兩個頁面算兩個",
  },
};

export default texts;
