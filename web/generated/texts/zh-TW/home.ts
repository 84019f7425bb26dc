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
    label: "更多去處",
    first: (a) => `入門之選 · ${a.name}`,
    firstNote: (a) => `全館最低價，每次 ${a.price}`,
    crown: (a) => `鎮館之箱 · ${a.name}`,
    crownNote: (a) => `最高藏品價值 ${a.value}`,
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
};

export default texts;
