// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/deposit.ts';

const texts: Texts = {
  title: "儲值",
  back: "返回",
  lead: "餘額只能在站內使用",
  channel: "付款方式",
  currency: "付款幣別",
  presets: "選擇金額",
  other: "其他金額",
  otherHint: (a) => `${a.min} – ${a.max}，最多兩位小數`,
  invalid: {
    required: "請輸入金額",
    range: (a) => `金額須介於 ${a.min} 到 ${a.max} 之間`,
    format: "請輸入數字，最多兩位小數",
  },
  coupon: "優惠券",
  noCoupon: "不使用優惠券",
  couponName: (a) => `加贈 ${a.percent}%，上限 ${a.max}，滿 ${a.min} 可用`,
  couponTooLow: (a) => `儲值滿 ${a.min} 才能用這張券，這一筆不會使用它`,
  couponLine: "優惠券加贈",
  first: {
    title: (a) => `首次儲值加贈 ${a.percent}%`,
    text: (a) => `上限 ${a.max}，以鎖定獎勵發放`,
    line: (a) => `首儲加贈 ${a.percent}%`,
  },
  pays: "付款",
  gets: "入帳餘額",
  bonus: "鎖定獎勵",
  lockedNote: (a) => `加贈以鎖定獎勵發放，每天依已結算投入的 ${a.percent}% 轉為餘額。`,
  sandbox: "沙盒模式：不會實際扣款。",
  go: (a) => `前往付款 ${a.price}`,
  ordering: "正在建立訂單…",
  leaving: "正在前往付款頁面…",
  resume: (a) => `上一筆 ${a.amount} 的訂單還沒有收到回覆，將繼續確認同一筆，不會重複下單。`,
  resumeAction: "繼續確認",
  off: {
    title: "目前未開放儲值",
    text: "這裡暫時沒有可用的付款方式。",
  },
  guestTitle: "登入後儲值",
  guestText: "儲值紀錄與訂單狀態都在這裡。",
  states: {
    PROCESSING: "處理中",
    COMPLETED: "已完成",
    CANCELLED: "已取消",
  },
  order: {
    PROCESSING: {
      title: (a) => `正在等待 ${a.amount} 的付款結果`,
      text: "付款完成後會自動入帳，這個頁面會跟著更新。",
    },
    COMPLETED: {
      title: (a) => `${a.amount} 已入帳`,
      text: "可以開始使用了。",
    },
    CANCELLED: {
      title: (a) => `${a.amount} 的訂單已取消`,
      text: "沒有扣款。若款項之後才到，仍會照常入帳。",
    },
  },
  createdAt: "下單時間",
  goOn: "繼續付款",
  cancel: "取消訂單",
  again: "再儲一筆",
  toWhereShort: "回到剛才餘額不夠的地方",
  toCases: "去看盲盒",
  noOrder: {
    title: "找不到這筆訂單",
    text: "連結可能有誤，或者訂單屬於另一個帳號。",
  },
  orders: "儲值紀錄",
  noOrders: "還沒有儲值過，訂單會列在這裡。",
};

export default texts;
