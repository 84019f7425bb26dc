// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/dream.ts';

const texts: Texts = {
  title: "追夢",
  back: "返回",
  intro: "自選目標和機率，追夢費由公式算出；沒追到也有一件安慰獎",
  chance: {
    title: "機率",
    slider: "追到目標的機率",
    percent: "機率，百分數",
    presets: "常用機率",
    invalid: (a) => `請輸入 ${a.min} 到 ${a.max} 之間的百分數`,
    less: "減少 0.01%",
    more: "增加 0.01%",
  },
  fee: {
    title: "追夢費",
    target: "目標價值 × 機率",
    consolation: "安慰獎期望 ×（1 − 機率）",
    rtp: (a) => `除以返還率 ${a.percent}%，無條件進位`,
  },
  hint: {
    target: "選好目標，就能看到追夢費",
  },
  pay: {
    action: "追夢",
    fee: (a) => `付 ${a.amount}`,
    login: "登入後追夢",
    stopped: "暫停追夢",
    short: "追夢費",
    warning: (a) => `沒追到也有安慰獎：最少 ${a.least}，平均 ${a.average}`,
  },
  none: {
    title: "追夢還沒有開放",
    text: "安慰獎表公布之後就可以開始。",
  },
  consolation: {
    title: "安慰獎",
    note: (a) => `${a.count} 種，期望價值 ${a.value}`,
    text: "沒追到目標時，從這張表裡再抽一次。機率合計 100%，表的雜湊隨每次追夢寫入日誌。",
    hash: "安慰獎表雜湊",
  },
  log: {
    title: "追夢紀錄",
    empty: {
      title: "還沒有追過夢",
      text: "選一個目標，紀錄會留在這裡。",
    },
    guest: {
      title: "登入後檢視追夢紀錄",
      text: "每一次都可以驗算。",
    },
    error: {
      title: "追夢紀錄載入失敗",
      text: "請檢查網路後再試。",
    },
    loading: "正在載入追夢紀錄",
    won: "追到目標",
    lost: "安慰獎",
    fee: "追夢費",
    verify: (a) => `驗算追 ${a.name} 的一輪`,
  },
  outcome: {
    won: "追到了",
    lost: "安慰獎",
  },
  notice: {
    repriced: "價格剛剛變動，頁面已換成新的追夢費。什麼都沒有扣除，請確認後再追。",
    range: "機率須在允許的範圍之內。什麼都沒有扣除。",
    noTarget: "這個目標已不可選，請換一個。什麼都沒有扣除。",
  },
  announce: {
    won: (a) => `追到目標 ${a.item}，票號 ${a.ticket}`,
    lost: (a) => `沒有追到目標，得安慰獎 ${a.item}，票號 ${a.ticket}`,
  },
};

export default texts;
