// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/play.ts';

const texts: Texts = {
  sending: "正在送出…",
  confirming: "正在確認…",
  turning: (a) => `轉動中 · ${a.seconds} 秒`,
  turningNow: "正在轉動",
  deposit: (a) => `還差 ${a.missing}，去儲值`,
  skip: "略過動畫",
  fastOn: "快速動畫：開",
  fastOff: "快速動畫：關",
  soundOn: "音效：開",
  soundOff: "音效：關",
  commitment: (a) => `本輪承諾 ${a.hash}`,
  promise: "結果先寫入公開日誌，再轉動指針",
  logged: (a) => `結果已寫入日誌 #${a.position}，畫面只是重播`,
  wheel: {
    chance: "中獎機率",
    tooHigh: (a) => `高於 ${a.limit}`,
    tooLow: (a) => `低於 ${a.limit}`,
    ticket: "票號",
    won: "中獎",
    lost: "未中獎",
    label: (a) => `中獎機率 ${a.chance}，${a.rule}`,
    side: "中獎的一側",
    under: {
      name: "小於",
      limit: (a) => `小於 ${a.limit}`,
      before: "票號小於",
      after: "即得",
    },
    over: {
      name: "大於",
      limit: (a) => `${a.limit} 以上`,
      before: "票號不小於",
      after: "即得",
    },
  },
  bag: {
    title: "我的背包",
    note: (a) => `${a.count} 件，最多選 ${a.max} 件`,
    chosen: (a) => `已選 ${a.count} / ${a.max}`,
    full: (a) => `最多投入 ${a.max} 件`,
    clear: "清除",
    empty: {
      title: "背包裡還沒有藏品",
      text: "先去開一個盲盒，開出的藏品就能投入。",
      action: "去看盲盒",
    },
    guest: {
      title: "登入後選擇藏品",
      text: "規則現在就可以看。",
    },
    error: {
      title: "背包載入失敗",
      text: "請檢查網路後再試，藏品不會遺失。",
    },
  },
  result: {
    verify: (a) => `驗算第 ${a.round} 輪`,
    keep: "收進背包",
    again: "再來一次",
    sell: (a) => a.count === 1 ? `出售得 ${a.amount}` : `出售 ${a.count} 件得 ${a.amount}`,
    selling: "正在出售…",
    sold: (a) => `已出售，得 ${a.amount}`,
  },
  notice: {
    unknown: "伺服器還沒有回覆。這一次已記在本機，正以同一個編號確認，不會重複扣除。",
    parked: "上次有一筆沒有得到回覆，不確定是否成立。繼續確認會以同一個編號再問一次：成立過就顯示結果，沒有就依當時的內容進行。",
    confirm: "繼續確認",
    discard: "不再確認",
    notKept: "瀏覽器不允許本站儲存資料，這一次無處可記，所以沒有送出。",
    resumed: "這是你離開時還沒播完的一次",
    stopped: "這個玩法暫停中，什麼都沒有扣除。",
    seedChanged: "您的種子在本頁讀取之後有了變化，所以這次沒有進行，也沒有扣除任何東西。頁面已重新讀取，您可以再試一次。",
    keep: "儲存簽署拒絕",
  },
  rotation: {
    title: "您的種子被輪替了，但不是這台裝置發起的",
    text: (a) => `${a.moment}。如果是您在另一台裝置上操作，或是使用您 API 金鑰的程式，就沒有問題。如果不是，可能有人進入了您的帳戶，也可能是網站自行輪替：請變更密碼、結束其他工作階段，在弄清楚之前不要繼續玩。該紀錄及其證明都在日誌裡，請與收到的簽署拒絕一併保存。`,
    proof: (a) => `第 ${a.position} 筆紀錄的證明`,
  },
};

export default texts;
