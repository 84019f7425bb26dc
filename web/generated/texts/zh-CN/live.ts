// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/live.ts';

const texts: Texts = {
  title: "实时掉落",
  all: "全部",
  top: "顶级",
  filter: "显示哪些掉落",
  pause: "暂停滚动",
  resume: "继续滚动",
  empty: "还没有掉落，第一件会出现在这里",
  failed: "实时掉落没有加载成功",
  won: {
    CASE: "开出",
    UPGRADE: "升级得到",
    DREAM: "追梦得到",
    CONTRACT: "合约得到",
    BATTLE: "对战赢得",
    GIVEAWAY: "抽中赠品",
  },
};

export default texts;
