import type { home as contract } from '../zh-CN/home.ts';

export const home: typeof contract = {
  title: '盲盒',
  fresh: '新陳列',
  featured: '今日陳列',
  items: (count) => `${count} 件藏品`,
  topItem: '最高藏品',
  chance: (percent) => `機率 ${percent}`,
  promise: '種子先行公布，每一次開啟都能自行驗算',
  open: '開啟',
  odds: '查看機率',
  side: {
    label: '更多去處',
    first: (name) => `入門之選 · ${name}`,
    firstNote: (price) => `全館最低價，每次 ${price}`,
    crown: (name) => `鎮館之箱 · ${name}`,
    crownNote: (value) => `最高藏品價值 ${value}`,
    proof: '不必相信，自己驗算',
    proofNote: '種子、票號、日誌全部公開',
  },
  shelves: '依主題陳列',
  banners: {
    label: '站內活動',
    pause: '暫停輪播',
    play: '繼續輪播',
    show: (place: number, count: number) => `第 ${place} 個，共 ${count} 個`,
  },
};
