// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/banners.ts';

const texts: Texts = {
  'first-deposit': {
    title: (a) => `首充加赠 ${a.percent}%`,
    text: (a) => `第一次充值额外赠送 ${a.percent}% 锁定奖励，随流水逐步转为余额。`,
  },
  'provably-fair': {
    title: "每一次结果都能验算",
    text: "种子先承诺，公开日志全程可查，谁都可以重放。",
  },
  battles: {
    title: "盲盒对战",
    text: "2 到 4 席同开同一批盲盒，经典或逆袭，一局定胜负。",
  },
  'safer-play': {
    title: "玩得有数",
    text: "限额、冷静期、自我排除，随时可以设定，立即生效。",
  },
};

export default texts;
