// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/banners.ts';

const texts: Texts = {
  'first-deposit': {
    title: (a) => `首儲加贈 ${a.percent}%`,
    text: (a) => `第一次儲值額外贈送 ${a.percent}% 鎖定獎勵，隨流水逐步轉為餘額。`,
  },
  'provably-fair': {
    title: "每一次結果都能驗算",
    text: "種子先承諾，公開日誌全程可查，誰都可以重放。",
  },
  battles: {
    title: "盲盒對戰",
    text: "2 到 4 席同開同一批盲盒，經典或逆襲，一局定勝負。",
  },
  'safer-play': {
    title: "玩得有數",
    text: "限額、冷靜期、自我排除，隨時可以設定，立即生效。",
  },
};

export default texts;
