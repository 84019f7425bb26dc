import type { BattleRoomFragment, BattleTablesFragment } from '../../../generated/graphql.ts';
import { graphql } from '../../../generated/index.ts';

/** All fields of a battle that change. It lacks `mine`, since a subscription belongs to no particular player. */
export const BATTLE_ROOM = graphql(`
  fragment BattleRoom on Battle {
    id position version mode pace teams private official guard status dissolvedBy seatCount cost expiresAt lockedAt
    lockHash nextRoundAt finishedAt publicHash
    boxes {
      round price
      case { ...CaseCard @unmask }
    }
    seats { seat side kind playerId nickname avatar }
    rounds {
      round startedAt
      draws {
        seat number
        entry { index wear value skin { ...SkinCard @unmask } }
      }
    }
    beacon { kind chain round dueAt randomness }
    result {
      winners totals value
      tie { between ticket }
      order { between ticket }
      awards { seat items value }
    }
    reveal { serverSeed salt }
  }
`);

/** The odds that the reels are drawn from: they never change, so they are asked for once. */
export const BATTLE_TABLES = graphql(`
  fragment BattleTables on Battle {
    id
    boxes {
      round
      case {
        slug version
        ...CaseCell
        entries {
          index firstTicket lastTicket value
          skin { id grade image imageSmall }
        }
      }
    }
  }
`);

export const BATTLE = graphql(`query Battle { battle @args { id ...BattleRoom ...BattleTables } }`);

/** The battle without the odds, to catch up with what was missed. */
export const BATTLE_NOW = graphql(`query BattleNow { battle @args { id ...BattleRoom } }`);

export const BATTLE_UPDATED = graphql(`subscription BattleUpdated { battleUpdated @args { id ...BattleRoom } }`);

export type BattleRoom = BattleRoomFragment;
export type BattleTables = BattleTablesFragment;
export type BattleSeat = BattleRoom['seats'][number];
export type BattleDraw = BattleRoom['rounds'][number]['draws'][number];
export type BattleBox = BattleRoom['boxes'][number];
