// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/player.ts';

const texts: Texts = {
  title: "玩家",
  mine: "这是你的主页，别人看到的就是这样",
  chosen: "这位玩家选择公开的内容",
  choose: "选择公开什么",
  nothing: "只公开昵称和头像",
  nothingOwn: "在设置里打开之前，别人在这里看不到更多。",
  nothingText: "这位玩家没有公开其他内容。",
  nobody: "没有这位玩家，或对方没有公开自己。",
  wins: {
    title: "近期最佳",
    note: "最近 500 次操作中价值最高的",
    none: "还没有赢得藏品。",
    proof: "验算",
  },
  battles: {
    title: "对战",
    note: "已结束的公开对战，最多计最近 1,000 场",
    played: "参加",
    won: "获胜",
    wonOne: "获胜",
    lostOne: "未获胜",
    seat: "席位",
  },
  luck: {
    title: "结果对照概率",
    note: "只计种子对已揭示的轮次，谁都可以按公开日志算出。对战里的抽取不计入",
    none: "还没有可以对照的：种子对揭示之后，轮次才计入。",
    ratio: "实得占期望值",
    chance: "仅凭偶然的范围（±1σ）",
    range: (a) => `${a.from}–${a.to}`,
    plays: "轮次",
    meaning: "概率相同时，仅凭偶然，大约三分之二的玩家落在这个范围内。过去的结果不预示以后。",
    few: "轮次还少：一两次结果就能左右，范围说明不了什么。过去的结果不预示以后。",
  },
};

export default texts;
