// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/contract.ts';

const texts: Texts = {
  title: "合約",
  back: "返回盲盒",
  intro: "放入幾件藏品，依公布的機率換出一件",
  promise: "結果先寫入公開日誌，再轉動捲軸",
  none: {
    title: "合約還沒有開放",
    text: "獎池公布之後就可以開始。",
  },
  slots: {
    label: "放入的藏品",
    choose: "從背包選藏品",
    remove: (a) => `取出 ${a.name}`,
  },
  sum: {
    stake: (a) => `已放入 ${a.count} / ${a.max} 件`,
    short: (a) => `還差 ${a.count} 件`,
    ready: "可以簽訂",
    best: "最高可得",
    worst: "最低可得",
    returns: "平均返還",
    hash: "機率表雜湊",
  },
  pay: {
    action: "簽訂合約",
    login: "登入後簽訂",
    stopped: "合約暫停",
    short: "投入，簽後不退",
    warning: "簽訂之後，放入的藏品不再退還",
  },
  view: {
    label: "清單",
    stake: "我的背包",
    target: "可能得到",
  },
  table: {
    title: "可能得到",
    note: (a) => `${a.count} 種，機率合計 ${a.sum}`,
    loading: "正在計算機率表",
    nothing: {
      title: "這個總值換不了",
      text: (a) => `獎池裡沒有價值在投入 ${a.lowest} 到 ${a.highest} 之間、有高有低的藏品。請增減藏品，換一個總值。`,
    },
    error: {
      title: "機率表載入失敗",
      text: "請檢查網路後再試。什麼都沒有投入。",
    },
  },
  how: {
    choose: {
      title: (a) => `放入 ${a.min} 到 ${a.max} 件藏品`,
      text: "從背包裡挑選，它們的價值加在一起就是投入。",
    },
    table: {
      title: "先看清楚可能得到什麼",
      text: (a) => `機率表由投入和公布的獎池算出：每件價值在投入的 ${a.lowest} 到 ${a.highest} 之間，平均返還不超過 ${a.returns}。`,
    },
    sign: {
      title: "簽訂，換出一件",
      text: "放入的藏品合成一份合約，依機率抽出其中一件。每一次都可以驗算。",
    },
  },
  result: {
    against: (a) => `投入 ${a.stake}，${a.difference}`,
  },
  notice: {
    repriced: "價格剛剛變動，機率表已經更新。什麼都沒有投入，請看清楚新的機率後再簽訂。",
    terms: "遊戲規則剛剛更新，頁面已換成新的。什麼都沒有投入，請確認後再簽訂。",
    notHeld: "有藏品已經不在背包裡，已經取出。什麼都沒有投入。",
    sellOnly: "有藏品只能出售，不能放入合約，已經取出。什麼都沒有投入。",
    noTable: "這個總值現在沒有可換的藏品，請增減藏品。什麼都沒有投入。",
  },
  announce: (a) => `合約得到 ${a.item}，價值 ${a.value}，投入 ${a.stake}`,
};

export default texts;
