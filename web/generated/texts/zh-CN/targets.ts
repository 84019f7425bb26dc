// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/targets.ts';

const texts: Texts = {
  title: "选择目标",
  count: (a) => `${a.count} 件`,
  loading: "正在加载目标",
  search: "搜索型号或涂装",
  clearSearch: "清除搜索",
  sort: "排序",
  sorts: {
    VALUE_ASC: "价值从低到高",
    VALUE_DESC: "价值从高到低",
  },
  filter: "筛选",
  filterCount: (a) => `筛选 · ${a.count}`,
  grades: "稀有度",
  wears: "外观",
  minValue: "最低价值",
  maxValue: "最高价值",
  amountInvalid: "请输入数字，最多两位小数",
  clear: "清除筛选",
  show: (a) => `查看 ${a.count} 件`,
  choose: (a) => `以 ${a.name} 为目标`,
  more: "加载更多",
  loadingMore: "正在加载更多…",
  empty: {
    title: "没有符合条件的目标",
    text: "换个筛选条件，或者放宽价值范围。",
  },
  error: {
    title: "目标没有加载成功",
    text: "请检查网络后重试。",
  },
  target: "目标",
  none: {
    title: "还没有目标",
    action: "选择目标",
  },
  change: "更换目标",
};

export default texts;
