// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/embed.ts';

const texts: Texts = {
  measured: "measured",
  published: (a) => `published ${a.percent}`,
  none: "nobody played yet",
  since: "since the start",
  revealed: (a) => `${a.count} revealed`,
  title: (a) => `Glasscase: measured return ${a.measured}, published ${a.published}`,
  play: (a) => `Glasscase · ${a.game}`,
  games: {
    case: "Case",
    upgrade: "Upgrade",
    dream: "Dream",
    contract: "Contract",
  },
  cost: (a) => `cost ${a.amount}`,
  won: (a) => `worth ${a.amount}`,
  lost: "not won",
  position: (a) => `log #${a.position}`,
  loose: "Loose: the house could choose",
  step: (a) => `Lane step ${a.step}: the link checks it`,
  verify: "Verify this play",
};

export default texts;
