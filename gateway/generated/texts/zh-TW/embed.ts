// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/embed.ts';

const texts: Texts = {
  measured: "實測",
  published: (a) => `公布 ${a.percent}`,
  none: "還沒有人玩過",
  since: "上線至今",
  revealed: (a) => `${a.count} 次已揭示`,
  title: (a) => `Glasscase：實測返還率 ${a.measured}，公布 ${a.published}`,
  play: (a) => `Glasscase · ${a.game}`,
  games: {
    case: "盲盒",
    upgrade: "升級",
    dream: "追夢",
    contract: "合約",
  },
  cost: (a) => `花費 ${a.amount}`,
  won: (a) => `價值 ${a.amount}`,
  lost: "沒有中",
  position: (a) => `日誌 #${a.position}`,
  loose: "散局：隨機數有可能被本站挑過",
  step: (a) => `隨機數鏈第 ${a.step} 環，點連結核對`,
  verify: "驗算這一局",
};

export default texts;
