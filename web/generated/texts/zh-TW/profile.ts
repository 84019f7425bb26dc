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
  notes: {
    bag: "出售、換積分或取回藏品",
    records: "購買、餘額、流水、遊戲、取回",
    flow: "儲值、取回和轉帳",
    vip: "等級、獎勵和每日免費盲盒",
    promotion: "邀請朋友，領取返利",
    transfer: "積分轉餘額",
    shop: "用餘額或積分換造型",
    rewards: "現在可以領的獎勵",
    security: "驗證方式、裝置、凍結、安全紀錄",
    settings: "資料、聯絡方式、裝置和資料匯出",
    safer: "限額、冷靜期、自我排除",
    fairness: "看承諾，自己重算結果",
    help: "常見問題",
    support: "提問和客服單",
  },
};

export default texts;
