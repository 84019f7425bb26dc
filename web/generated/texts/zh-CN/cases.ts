// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/cases.ts';

const texts: Texts = {
  title: "全部盲盒",
  count: (a) => `${a.count} 个盲盒`,
  fresh: "新",
  rtp: (a) => `RTP ${a.percent}`,
  themes: "主题",
  all: "全部",
  price: "价格",
  range: (a) => `${a.from} – ${a.to}`,
  anyPrice: "全部价格",
  minPrice: "最低价格",
  maxPrice: "最高价格",
  filter: "筛选",
  sort: "排序",
  sorts: {
    display: "陈列顺序",
    'price-up': "价格从低到高",
    'price-down': "价格从高到低",
    rtp: "返还率从高到低",
  },
  show: (a) => `查看 ${a.count} 个盲盒`,
  clear: "清除筛选",
  empty: {
    title: "没有符合条件的盲盒",
    text: "换个主题，或者放宽价格范围。",
  },
  none: {
    title: "馆里还没有盲盒",
    text: "新的陈列正在布置，请稍后再来。",
  },
};

export default texts;
