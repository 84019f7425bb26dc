// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/cases.ts';

const texts: Texts = {
  title: "全部盲盒",
  count: (a) => `${a.count} 個盲盒`,
  fresh: "新",
  rtp: (a) => `RTP ${a.percent}`,
  themes: "主題",
  all: "全部",
  price: "價格",
  range: (a) => `${a.from} – ${a.to}`,
  anyPrice: "全部價格",
  minPrice: "最低價格",
  maxPrice: "最高價格",
  filter: "篩選",
  sort: "排序",
  sorts: {
    display: "陳列順序",
    'price-up': "價格由低到高",
    'price-down': "價格由高到低",
    rtp: "返還率由高到低",
  },
  show: (a) => `查看 ${a.count} 個盲盒`,
  clear: "清除篩選",
  empty: {
    title: "沒有符合條件的盲盒",
    text: "換個主題，或放寬價格範圍。",
  },
  none: {
    title: "館內還沒有盲盒",
    text: "新的陳列正在布置，請稍後再來。",
  },
};

export default texts;
