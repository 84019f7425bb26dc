// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/live.ts';

const texts: Texts = {
  title: "即時掉落",
  all: "全部",
  top: "頂級",
  filter: "顯示哪些掉落",
  pause: "暫停捲動",
  resume: "繼續捲動",
  empty: "還沒有掉落，第一件會出現在這裡",
  failed: "即時掉落載入失敗",
  won: {
    CASE: "開出",
    UPGRADE: "升級得到",
    DREAM: "追夢得到",
    CONTRACT: "合約得到",
    BATTLE: "對戰贏得",
    GIVEAWAY: "抽中贈品",
  },
};

export default texts;
