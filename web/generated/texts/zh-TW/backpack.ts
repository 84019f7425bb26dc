// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/backpack.ts';

const texts: Texts = {
  title: "背包",
  tabs: {
    HELD: "持有中",
    RETRIEVING: "取回中",
    RETRIEVED: "已取回",
    SOLD: "已出售",
    EXCHANGED: "已兌換",
    USED: "已投入",
    ESCROWED: "贈品託管",
  },
  totalValue: "總值",
  goneValue: "合計價值",
  sort: "排序",
  sorts: {
    NEWEST: "最新獲得",
    VALUE_DESC: "價值由高到低",
    VALUE_ASC: "價值由低到高",
  },
  lockedHours: (a) => `鎖價 ${a.hours} 時`,
  lockedMinutes: (a) => `鎖價 ${a.minutes} 分`,
  select: (a) => `選取 ${a.name}`,
  selected: (a) => `已選 ${a.count} 件`,
  selectAll: "全選",
  clear: "清除",
  total: "合計",
  sell: (a) => `出售得 ${a.amount}`,
  selling: "出售中…",
  sold: (a) => `已出售 ${a.count} 件，獲得 ${a.amount}`,
  soldPartly: (a) => `已出售 ${a.done}/${a.all} 件，其餘未出售`,
  priceChanged: "部分藏品的售價有變動，請確認新的合計後再出售。",
  notHeld: "有藏品已經不在背包裡，列表已更新。",
  sellOnly: "僅可出售",
  sellOnlyNote: (a) => `其中 ${a.count} 件來自免費盲盒，只能出售，所得計入鎖定獎勵。`,
  retrieve: "取回",
  retrieveMost: "一次最多取回 20 件。",
  toRetrievals: "查看取回進度",
  exchange: "換積分",
  exchanging: "兌換中…",
  sellingItems: (a) => `正在出售 ${a.count} 件藏品…`,
  exchangingItems: (a) => `正在兌換 ${a.count} 件藏品…`,
  exchangeFor: (a) => `換成 ${a.points} 積分`,
  exchangeTitle: "換成積分",
  exchangeText: (a) => `${a.count} 件藏品可換 ${a.points} 積分，兌換後無法復原。積分能在積分商城使用，也能轉為餘額。`,
  exchanged: (a) => `已兌換 ${a.count} 件，獲得 ${a.points} 積分`,
  exchangedPartly: (a) => `已兌換 ${a.done}/${a.all} 件，其餘未兌換`,
  verify: "驗算",
  verifyItem: (a) => `驗算 ${a.name} 的抽取結果`,
  empty: {
    HELD: {
      title: "背包還是空的",
      text: "在各個玩法裡贏得的藏品會放在這裡。",
    },
    ESCROWED: {
      title: "沒有託管中的藏品",
      text: "放進贈品房當獎品的藏品，開獎前由系統託管，列在這裡。",
    },
    RETRIEVING: {
      title: "沒有正在取回的藏品",
      text: "取回到 Steam 的藏品，送達前會列在這裡。",
    },
    RETRIEVED: {
      title: "還沒有取回過藏品",
      text: "已送達 Steam 的藏品會留在這裡。",
    },
    EXCHANGED: {
      title: "還沒有兌換過藏品",
      text: "換成積分的藏品會留在這裡，隨時都能驗算。",
    },
    USED: {
      title: "還沒有投入過藏品",
      text: "升級和合約投入的藏品會留在這裡，隨時都能驗算。",
    },
    SOLD: {
      title: "還沒有出售過藏品",
      text: "出售後的藏品會留在這裡，隨時都能驗算。",
    },
  },
  browse: "去看盲盒",
  guest: {
    title: "登入後查看背包",
    text: "贏得的藏品與出售紀錄都在這裡。",
  },
  loading: "背包載入中",
  more: "載入更多",
  loadingMore: "載入中…",
  error: {
    title: "背包載入失敗",
    text: "請檢查網路後再試一次，藏品不會遺失。",
    retry: "再試一次",
  },
  back: "返回",
};

export default texts;
