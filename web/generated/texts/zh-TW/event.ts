// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/event.ts';

const texts: Texts = {
  title: "動態",
  lead: "進行中的贈品房、公告，和各個玩法的排行榜",
  back: "返回",
  giveaways: "即將開獎",
  allGiveaways: "全部贈品房",
  rankings: "排行榜",
  rankingsNote: "日期以 UTC 計算",
  loading: "排行榜載入中",
  failed: "排行榜載入失敗",
  period: "排行週期",
  periods: {
    DAY: "今日",
    WEEK: "本週",
    MONTH: "本月",
  },
  board: "排行榜",
  boards: {
    battles: {
      title: "對戰榜",
      note: "對戰中贏得的總值",
      empty: "這段時間還沒有分出勝負的對戰",
    },
    wins: {
      title: "大獎榜",
      note: "單件價值最高的藏品",
      empty: "這段時間還沒有人贏得藏品",
    },
    openings: {
      title: "開啟榜",
      note: "開啟盲盒得到的總值",
      empty: "這段時間還沒有人開啟盲盒",
    },
  },
  battleNote: (a) => `${a.battles} 場 ${a.wins} 勝`,
  openingNote: (a) => `開啟 ${a.count.toLocaleString('zh-TW-u-nu-latn')} 個`,
  you: "你",
  notices: "公告",
  noNotices: "目前沒有公告",
  loadingNotices: "正在載入公告",
  contests: {
    title: "排行賽",
    note: "開賽前寫入公開日誌，結束後依最終名次發放獎金；私密對戰不計入",
    place: (a) => `第 ${a.rank.toLocaleString('zh-TW-u-nu-latn')} 名`,
    prize: (a) => `獎金 ${a.amount}`,
    bonusPrize: (a) => `鎖定獎勵 ${a.amount}`,
    lostPrize: "獎金未發放：餘額已達上限",
    none: "還沒有人上榜",
    nobody: "沒有人上榜",
    startsIn: "距離開始",
    endsIn: "距離結束",
    counting: "已結束，正在結算",
    settled: (a) => `${a.date} 已發放獎金`,
    ended: (a) => `${a.date} 已結束`,
    announcement: "賽事公告的日誌項目",
    settlement: "最終名次的日誌項目",
    past: "已結束的排行賽",
  },
};

export default texts;
