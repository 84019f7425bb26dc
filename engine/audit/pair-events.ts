import type { GlasscaseEvent } from '../events.ts';
import type { CaseOpened, FreeCaseOpened } from '../games/case/events.ts';
import type { DreamChased } from '../games/dream/events.ts';
import type { UpgradePlayed } from '../games/upgrade/events.ts';
import type { CommittedPair, RevealedSecrets } from '../kernel/committed-pair.ts';
import type { PairId } from '../kernel/ids.ts';

/** A round of a player's own pair. */
export type PlayEvent = CaseOpened | FreeCaseOpened | UpgradePlayed | DreamChased;

export const isPlay = (event: GlasscaseEvent): event is PlayEvent =>
  event.type === 'CaseOpened' ||
  event.type === 'FreeCaseOpened' ||
  event.type === 'UpgradePlayed' ||
  event.type === 'DreamChased';

/** The pairs that an event commits to, in the order in which its decider made them. */
export const pairsCommittedBy = (event: GlasscaseEvent): readonly CommittedPair[] => {
  switch (event.type) {
    case 'PlayerRegistered':
      return [event.data.current, event.data.next];
    case 'SeedRotated':
      return [event.data.next];
    case 'HostSeedsCommitted':
      return [event.data.battle, event.data.giveaway];
    case 'BattleCreated':
      return event.data.creator === null ? [event.data.seed] : [];
    case 'GiveawayCreated':
      return event.data.host === null ? [event.data.seed] : [];
    case 'BattleEntered':
      return event.data.nextSeed === null ? [] : [event.data.nextSeed];
    case 'ItemsEscrowed':
      return [event.data.nextSeed];
    default:
      return [];
  }
};

export interface Reveal extends RevealedSecrets {
  readonly pairId: PairId;
}

/** The pairs that an event reveals; none for most. */
export const revealsIn = (event: GlasscaseEvent): readonly Reveal[] => {
  switch (event.type) {
    case 'SeedRotated':
    case 'BattleSettled':
    case 'BattleDissolved':
    case 'GiveawayDrawn':
    case 'GiveawayCancelled': {
      const { pairId, serverSeed, salt } = event.data.revealed;
      return [{ pairId, serverSeed, salt }];
    }
    case 'PlayerErased':
      return event.data.revealed.map(({ pairId, serverSeed, salt }) => ({ pairId, serverSeed, salt }));
    default:
      return [];
  }
};
