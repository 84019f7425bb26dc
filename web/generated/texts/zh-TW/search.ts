// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/search.ts';

const texts: Texts = {
  title: "搜尋",
  field: "盲盒、飾品、玩家，或一次開啟的編號",
  hint: "輸入名稱，或貼上一次開啟、對戰、贈品的編號",
  results: "搜尋結果",
  groups: {
    cases: "盲盒",
    skins: "飾品",
    game: "依編號找到",
    players: "玩家",
  },
  none: (a) => `沒有找到「${a.text}」`,
  noneText: "名稱寫一部分就夠，玩家要從開頭寫；編號要完整。",
  failed: "搜尋沒有得到回應，稍後再試",
  found: (a) => `找到 ${a.count.toLocaleString('zh-TW-u-nu-latn')} 項`,
  keys: "↑↓ 選擇，Enter 開啟",
};

export default texts;
