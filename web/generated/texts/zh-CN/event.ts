// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/event.ts';

const texts: Texts = {
  title: "动态",
  lead: "正在进行的赠品房、公告，和各个玩法的排行榜",
  back: "返回",
  giveaways: "即将开奖",
  allGiveaways: "全部赠品房",
  rankings: "排行榜",
  rankingsNote: "按 UTC 计算日期",
  loading: "正在加载排行榜",
  failed: "排行榜没有加载成功",
  period: "排行周期",
  periods: {
    DAY: "今日",
    WEEK: "本周",
    MONTH: "本月",
  },
  board: "排行榜",
  boards: {
    battles: {
      title: "对战榜",
      note: "对战中赢得的总值",
      empty: "这段时间还没有分出胜负的对战",
    },
    wins: {
      title: "大奖榜",
      note: "单件价值最高的藏品",
      empty: "这段时间还没有人赢得藏品",
    },
    openings: {
      title: "开启榜",
      note: "开启盲盒得到的总值",
      empty: "这段时间还没有人开启盲盒",
    },
  },
  battleNote: (a) => `${a.battles} 场 ${a.wins} 胜`,
  openingNote: (a) => `开启 ${a.count.toLocaleString('zh-CN-u-nu-latn')} 个`,
  you: "你",
  notices: "公告",
  noNotices: "目前没有公告",
  loadingNotices: "正在加载公告",
  contests: {
    title: "排行赛",
    note: "开赛前写入公开日志，结束后按最终排名发放奖金；私密对战不计入",
    place: (a) => `第 ${a.rank.toLocaleString('zh-CN-u-nu-latn')} 名`,
    prize: (a) => `奖金 ${a.amount}`,
    bonusPrize: (a) => `锁定奖励 ${a.amount}`,
    lostPrize: "奖金未发放：余额已达上限",
    none: "还没有人上榜",
    nobody: "没有人上榜",
    startsIn: "距离开始",
    endsIn: "距离结束",
    counting: "已结束，正在结算",
    settled: (a) => `${a.date} 已发放奖金`,
    ended: (a) => `${a.date} 已结束`,
    announcement: "赛事公告的日志条目",
    settlement: "最终排名的日志条目",
    past: "已结束的排行赛",
  },
};

export default texts;
