import type { BattleRowFragment } from '../../../generated/graphql.ts';
import { graphql } from '../../../generated/index.ts';

/** Battles in the preview of the list at home. */
export const PREVIEW_SIZE = 4;

/** Enough of a battle for a row of the arena. */
export const BATTLE_ROW = graphql(`
  fragment BattleRow on Battle {
    id version mode pace teams private official guard status seatCount cost createdAt expiresAt finishedAt nextRoundAt
    boxes {
      round
      case { ...CaseCard @unmask }
    }
    seats { seat kind playerId nickname avatar }
    rounds { startedAt }
    result { winners value }
  }
`);

export const BATTLES = graphql(`query Battles { battles @list { id ...BattleRow } }`);

/** Every message of the live feed; those about battles carry one. */
export const BATTLE_EVENTS = graphql(`
  subscription BattleEvents {
    liveEvents {
      eventType seq prev
      battle { ...BattleRow }
    }
  }
`);

export const BATTLE_RANK = graphql(`
  query BattleRank {
    battleRank(first: 20) @args { rank playerId nickname avatar mine won wins battles }
  }
`);

export type BattleRow = BattleRowFragment;
