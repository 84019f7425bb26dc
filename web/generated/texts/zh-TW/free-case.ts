// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/free-case.ts';

const texts: Texts = {
  title: "今日免費盲盒",
  first: "註冊就能開一次，不用儲值",
  ready: "今天這一次還沒開",
  taken: "今天的已經開過了",
  none: "今天沒有免費盲盒",
  noneText: "站方暫時沒有安排，別的盲盒照常開放。",
  top: (a) => `最高藏品 ${a.item}，價值 ${a.value}`,
  until: "今天截止還有",
  next: "下一次還有",
  promise: "開啟之前，伺服器種子的雜湊已經公布在日誌裡：誰也改不了裡面是什麼。",
  sellOnly: "開出的物品可以留著，也可以出售換成鎖定獎金。",
  open: "立即開啟",
  register: "註冊並開啟",
  login: "已有帳號，去登入",
  look: "看看這個盲盒",
  failed: "免費盲盒沒有載入出來",
  after: {
    title: "不必相信，自己驗算",
    text: "換上新種子，公布剛才那一對：瀏覽器用它重算一遍你開出的結果。",
    verify: "驗算剛才開出的",
    failed: "種子沒有換成，稍後再試",
  },
  nextCase: {
    title: "接下來",
    affords: (a) => `你的餘額夠開：${a.name}`,
    short: (a) => `還差 ${a.missing} 就能開：${a.name}`,
    look: "去看看",
    text: (a) => `每次 ${a.price}。不想花錢，也可以免費試玩。`,
  },
};

export default texts;
