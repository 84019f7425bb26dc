// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/profile.ts';

const texts: Texts = {
  title: "我的",
  back: "返回",
  guestTitle: "登入後查看你的帳號",
  guestText: "餘額、背包、紀錄和會員等級都在這裡。",
  error: {
    title: "帳號載入失敗",
    text: "你的餘額和藏品都在伺服器上，不會遺失。",
  },
  grade: (a) => `會員等級 ${a.grade}`,
  since: (a) => `${a.date} 加入`,
  deposit: "儲值",
  transfer: "轉帳",
  session: "這一次",
  groups: {
    mine: "我的東西",
    rewards: "獎勵與推廣",
    account: "帳號",
    help: "說明",
  },
};

export default texts;
