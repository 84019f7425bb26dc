// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/upgrade.ts';

const texts: Texts = {
  title: "升級",
  back: "返回盲盒",
  intro: "亮弧就是機率，指針停下的角度就是票號",
  stake: {
    title: "投入",
    items: (a) => `投入 ${a.count} 件`,
    none: "從背包選 1 到 10 件藏品",
    noneShort: "選擇藏品",
    remove: (a) => `移出 ${a.name}`,
    coin: "加餘額",
    coinLabel: "加入的餘額",
    withCoin: (a) => `含餘額 ${a.amount}`,
    total: "合計投入",
    pieces: (a) => `${a.count} 件`,
    gone: "投入已失去",
    used: "投入已用於這次升級",
  },
  ratio: {
    before: "目標為投入的",
    after: "倍",
  },
  hint: {
    empty: "選好藏品和目標，這裡就會顯示機率",
    stake: "還沒有投入藏品",
    target: "還沒有目標",
  },
  pay: {
    action: "升級",
    stake: (a) => `投入 ${a.amount}`,
    login: "登入後升級",
    stopped: "暫停升級",
    short: "投入，未中即失",
    warning: "未中獎則投入全部失去",
  },
  view: {
    label: "清單",
    stake: "我的背包",
    target: "選擇目標",
  },
  target: {
    note: (a) => `機率 ${a.min} 至 ${a.max}`,
    picks: "依機率選目標",
    pick: (a) => `選機率最接近 ${a.percent} 的目標`,
    noPick: "沒有合適的目標，請調整投入",
    unreachable: {
      title: "沒有可升級的目標",
      text: "依現在的投入和篩選條件，沒有機率在範圍之內的目標。",
    },
  },
  outcome: {
    won: "升級成功，已在背包裡",
    lost: "沒有升級成功",
  },
  notice: {
    repriced: "價格剛剛變動，頁面已換成新的價值。什麼都沒有投入，請確認新的機率後再升級。",
    notHeld: "有藏品已經不在背包裡，已從投入中移出。什麼都沒有投入。",
    range: "機率已超出範圍，請換一個目標。什麼都沒有投入。",
    noTarget: "這個目標已不可選，請換一個。什麼都沒有投入。",
  },
  announce: {
    won: (a) => `升級成功，得到 ${a.item}，票號 ${a.ticket}`,
    lost: (a) => `升級未中，投入已失去，票號 ${a.ticket}`,
  },
};

export default texts;
