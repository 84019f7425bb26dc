import { acts } from './acts/index.ts';
import { catalog } from './catalog/index.ts';
import { contests } from './contests/index.ts';
import { deposits } from './deposits/index.ts';
import { battle } from './games/battle/index.ts';
import { caseGame } from './games/case/index.ts';
import { contract } from './games/contract/index.ts';
import { dream } from './games/dream/index.ts';
import { giveaway } from './games/giveaway/index.ts';
import { upgrade } from './games/upgrade/index.ts';
import { market } from './market/index.ts';
import { player } from './player/index.ts';
import { retrieval } from './retrieval/index.ts';
import { rewards } from './rewards/index.ts';
import { site } from './site/index.ts';
import { terms } from './terms/index.ts';

/** All that the product is made of: every union, table of handlers, fold and schema follows from this list. */
export const MODULES = [
  player,
  deposits,
  market,
  rewards,
  contests,
  retrieval,
  catalog,
  site,
  terms,
  acts,
  caseGame,
  upgrade,
  dream,
  contract,
  battle,
  giveaway,
] as const;
