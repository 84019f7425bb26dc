// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/skins.ts';

const texts: Texts = {
  back: "返回首页",
  search: "搜索型号或涂装",
  clearSearch: "清空搜索",
  family: "型号",
  allFamilies: "全部型号",
  grade: "稀有度",
  allGrades: "全部稀有度",
  gradeName: (a) => `稀有度 ${a.level} 级`,
  wear: "外观",
  allWears: "全部外观",
  sort: "排序",
  sorts: {
    GRADE: "稀有度从高到低",
    VALUE_ASC: "价值从低到高",
    VALUE_DESC: "价值从高到低",
  },
  found: (a) => `${a.count} 款`,
  open: (a) => `查看 ${a.name}`,
  none: {
    title: "没有符合条件的皮肤",
    text: "放宽条件，或者换个名字。",
    action: "清空条件",
  },
  error: {
    title: "图鉴没有加载成功",
  },
  loading: "正在加载皮肤",
  more: "加载更多",
  detail: {
    values: "各外观的价值",
    float: "磨损区间",
    value: "目录价值",
    none: "无外观之分",
    cases: "可以开出它的盲盒",
    noCase: "目前没有盲盒含有它，可以通过升级、追梦或合约得到。",
    chance: "概率",
    aim: {
      UPGRADE: "以它为升级目标",
      DREAM: "追梦",
    },
  },
};

export default texts;
