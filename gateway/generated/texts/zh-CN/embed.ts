// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/embed.ts';

const texts: Texts = {
  measured: "实测",
  published: (a) => `公布 ${a.percent}`,
  none: "还没有人玩过",
  since: "上线至今",
  revealed: (a) => `${a.count} 次已揭示`,
  title: (a) => `Glasscase：实测返还率 ${a.measured}，公布 ${a.published}`,
  play: (a) => `Glasscase · ${a.game}`,
  games: {
    case: "盲盒",
    upgrade: "升级",
    dream: "追梦",
    contract: "合约",
  },
  cost: (a) => `花费 ${a.amount}`,
  won: (a) => `价值 ${a.amount}`,
  lost: "没有中",
  position: (a) => `日志 #${a.position}`,
  loose: "散局：随机数有可能被本站挑过",
  step: (a) => `随机数链第 ${a.step} 环，点链接核对`,
  verify: "验算这一局",
};

export default texts;
