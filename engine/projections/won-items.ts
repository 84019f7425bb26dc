import type { Instant } from '../kernel/decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import { roundId } from '../kernel/ids.ts';
import type { Recorded } from './projection.ts';

/** An item as it was won, and where its proof is. */
export interface WonItem {
  readonly itemId: string;
  /** The round, battle or giveaway: what `/provably-fair/verify/{id}` takes. */
  readonly proofId: string;
  readonly game: GameName;
  readonly playerId: string;
  readonly skinId: string;
  readonly wear: string;
  /** Minor units, decimal. */
  readonly value: string;
  /** Null where it came from no case. */
  readonly caseSlug: string | null;
  readonly position: number;
  readonly at: Instant;
}

export const WINNING_TYPES = ['CaseOpened', 'UpgradePlayed', 'DreamChased', 'BattleConcluded', 'PrizeWon'] as const;
export type WinningEvent = Recorded<(typeof WINNING_TYPES)[number]>;

type Facts = { readonly itemId: string; readonly skin: string; readonly wear: string; readonly value: string };

const handedOut = ({ event, position, at }: WinningEvent, game: GameName, proofId: string, item: Facts): WonItem => ({
  itemId: item.itemId,
  proofId,
  game,
  playerId: event.data.playerId,
  skinId: item.skin,
  wear: item.wear,
  value: item.value,
  caseSlug: event.type === 'CaseOpened' ? event.data.case : null,
  position,
  at,
});

/** What an event brought its player. A prize that another player gave was won before, and isn't won again. */
export const itemsWon = (recorded: WinningEvent): readonly WonItem[] => {
  const { event } = recorded;
  switch (event.type) {
    case 'CaseOpened': {
      const itemId = roundId(event.data.pairId, event.data.roundNo);
      return [handedOut(recorded, 'case', itemId, { ...event.data, itemId })];
    }
    case 'UpgradePlayed':
      return event.data.item === null
        ? []
        : [handedOut(recorded, 'upgrade', roundId(event.data.pairId, event.data.roundNo), event.data.item)];
    case 'DreamChased':
      return [handedOut(recorded, 'dream', roundId(event.data.pairId, event.data.roundNo), event.data.item)];
    case 'BattleConcluded':
      return event.data.items.map((item) => handedOut(recorded, 'battle', event.data.battleId, item));
    case 'PrizeWon':
      return event.data.from === null ? [handedOut(recorded, 'giveaway', event.data.giveawayId, event.data.item)] : [];
  }
};
