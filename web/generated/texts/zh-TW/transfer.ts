// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/transfer.ts';

const texts: Texts = {
  title: "轉帳",
  lead: "把積分轉為餘額",
  guest: {
    title: "登入後轉帳",
    text: "積分可以轉為自己的餘額。",
  },
  formTitle: "轉出積分",
  way: "轉給誰",
  ways: {
    coin: "轉為我的餘額",
    player: "轉給其他玩家",
  },
  nickname: "對方暱稱",
  nicknameRequired: "請輸入對方暱稱",
  points: "積分數量",
  held: (a) => `現有 ${a.points} 積分`,
  all: "全部",
  invalid: {
    required: "請輸入積分數量",
    format: "請輸入大於 0 的數字，最多兩位小數",
    short: "積分不足",
  },
  pointsOut: "轉出積分",
  gets: "入帳餘額",
  theyGet: "對方入帳",
  pointsOf: (a) => `${a.amount} 積分`,
  rate: (a) => `100 積分轉為 ${a.percent} 餘額，依總額無條件捨去到分。`,
  irrevocable: "轉給其他玩家後無法收回，請核對暱稱。",
  submit: {
    coin: "轉為餘額",
    player: "轉給對方",
  },
  submitPoints: {
    coin: (a) => `將 ${a.points} 積分轉為餘額`,
    player: (a) => `轉給對方 ${a.points} 積分`,
  },
  sending: "轉帳中…",
  confirm: "繼續確認",
  unanswered: (a) => `上一筆 ${a.points} 積分的轉帳還沒有收到回覆，將繼續確認同一筆，不會重複轉出。`,
  arrived: (a) => `已轉出 ${a.points} 積分，入帳餘額 ${a.coin}`,
  sentTo: (a) => `已轉給 ${a.nickname} ${a.points} 積分`,
  balances: "我的帳戶",
  about: "積分來自藏品兌換、返利和獎勵，能在積分商城使用，也能轉為餘額。",
  toShop: "前往積分商城",
  toRecords: "轉帳紀錄",
  locked: {
    label: "鎖定",
    title: "鎖定獎勵",
    open: (a) => `鎖定獎勵 ${a.amount}，查看說明`,
    text: (a) => `首儲加贈、每日獎勵、優惠券和免費盲盒藏品的所得，一開始都是鎖定獎勵。每天一次，依已結算投入額的 ${a.percent}% 自動轉為餘額；退款的投入不計。`,
    example: (a) => `例如：結算 100 的投入，一天之內會有 ${a.percent} 從鎖定獎勵轉為餘額。`,
    records: "查看明細",
  },
};

export default texts;
