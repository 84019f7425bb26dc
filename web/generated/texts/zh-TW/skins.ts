// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/skins.ts';

const texts: Texts = {
  back: "返回首頁",
  search: "搜尋型號或塗裝",
  clearSearch: "清除搜尋",
  family: "型號",
  allFamilies: "所有型號",
  grade: "稀有度",
  allGrades: "所有稀有度",
  gradeName: (a) => `稀有度 ${a.level} 級`,
  wear: "外觀",
  allWears: "所有外觀",
  sort: "排序",
  sorts: {
    GRADE: "稀有度由高到低",
    VALUE_ASC: "價值由低到高",
    VALUE_DESC: "價值由高到低",
  },
  found: (a) => `${a.count} 款`,
  open: (a) => `查看 ${a.name}`,
  none: {
    title: "沒有符合條件的造型",
    text: "放寬條件，或換個名字。",
    action: "清除條件",
  },
  error: {
    title: "圖鑑沒有載入成功",
  },
  loading: "正在載入造型",
  more: "載入更多",
  detail: {
    values: "各外觀的價值",
    float: "磨損區間",
    value: "目錄價值",
    none: "無外觀之分",
    cases: "可以開出它的盲盒",
    noCase: "目前沒有盲盒含有它，可以透過升級、追夢或合約取得。",
    chance: "機率",
    aim: {
      UPGRADE: "以它為升級目標",
      DREAM: "追夢",
    },
  },
};

export default texts;
