// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/targets.ts';

const texts: Texts = {
  title: "選擇目標",
  count: (a) => `${a.count} 件`,
  loading: "正在載入目標",
  search: "搜尋型號或塗裝",
  clearSearch: "清除搜尋",
  sort: "排序",
  sorts: {
    VALUE_ASC: "價值由低到高",
    VALUE_DESC: "價值由高到低",
  },
  filter: "篩選",
  filterCount: (a) => `篩選 · ${a.count}`,
  grades: "稀有度",
  wears: "外觀",
  minValue: "最低價值",
  maxValue: "最高價值",
  amountInvalid: "請輸入數字，最多兩位小數",
  clear: "清除篩選",
  show: (a) => `檢視 ${a.count} 件`,
  choose: (a) => `以 ${a.name} 為目標`,
  more: "載入更多",
  loadingMore: "正在載入更多…",
  empty: {
    title: "沒有符合條件的目標",
    text: "換個篩選條件，或放寬價值範圍。",
  },
  error: {
    title: "目標載入失敗",
    text: "請檢查網路後再試。",
  },
  target: "目標",
  none: {
    title: "還沒有目標",
    action: "選擇目標",
  },
  change: "更換目標",
};

export default texts;
