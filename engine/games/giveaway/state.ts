import { List, Map as PersistentMap } from 'immutable';
import type { CommittedPair, RevealedSecrets } from '../../kernel/committed-pair.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import type { GiveawayId, HexHash, PlayerId } from '../../kernel/ids.ts';
import type { RoomRules } from '../../kernel/room-rules.ts';
import { type WitnessedWait, waitOf } from '../witnessed-room.ts';
import type { GiveawayConditions, GiveawayCreated, GiveawayDrawn, GiveawayEvent, GiveawayPrize } from './events.ts';

export interface GiveawayEntry {
  readonly playerId: PlayerId;
  readonly entropy: string;
  readonly at: Instant;
}

export interface OpenedGiveaway {
  readonly status: 'open' | 'locked' | 'drawn' | 'cancelled';
  readonly giveawayId: GiveawayId;
  /** Null for a room of the house. */
  readonly host: PlayerId | null;
  readonly title: GiveawayCreated['data']['title'];
  readonly seed: CommittedPair;
  /** Hash of the section of the terms that the room was opened under. */
  readonly terms: HexHash;
  readonly entropy: string;
  /** In the order of their draws. */
  readonly prizes: readonly GiveawayPrize[];
  readonly startsAt: Instant;
  readonly drawAt: Instant;
  /** The time from which no player enters. */
  readonly closesAt: Instant;
  readonly locked: boolean;
  readonly conditions: GiveawayConditions;
  readonly beacon: BeaconChoice;
  /** The round of the beacon that the room named; null without a beacon, and where its lock names one. */
  readonly beaconRound: number | null;
  readonly rules: RoomRules;
  readonly createdAt: Instant;
  /** In the order of the roll codes: the first entry has code 1. */
  readonly entries: List<GiveawayEntry>;
  readonly codeOf: PersistentMap<PlayerId, number>;
  readonly lock: { readonly at: Instant; readonly entriesHash: HexHash; readonly lockHash: HexHash } | null;
  /** Null where no witness has to see the lock, and before there is one. */
  readonly witness: WitnessedWait | null;
  readonly drawn: GiveawayDrawn['data'] | null;
  readonly cancelledBy: 'no-entries' | 'operator' | null;
  readonly revealed: RevealedSecrets | null;
  readonly endedAt: Instant | null;
  /** When the winners got their prizes, a moment after the draw. */
  readonly awardedAt: Instant | null;
}

export type GiveawayState = { readonly status: 'absent' } | OpenedGiveaway;

export interface SeesGiveaways {
  giveaway(id: GiveawayId): GiveawayState;
}

export const NO_GIVEAWAY: GiveawayState = { status: 'absent' };

const opened = (state: GiveawayState, type: string): OpenedGiveaway => {
  if (state.status === 'absent') throw new Error(`${type} in a giveaway that was never created`);
  return state;
};

/** Folds one event of a giveaway's stream. */
export const bytesOfGiveaway = (state: GiveawayState): number =>
  state.status === 'absent' ? 300 : 3_300 + 300 * state.prizes.length + 320 * state.entries.size;

export const evolveGiveaway = (state: GiveawayState, event: GiveawayEvent, at: Instant): GiveawayState => {
  if (event.type === 'GiveawayCreated') {
    if (state.status !== 'absent') throw new Error('GiveawayCreated twice');
    const { commandId: _, ...data } = event.data;
    return {
      ...data,
      status: 'open',
      createdAt: at,
      entries: List(),
      codeOf: PersistentMap(),
      lock: null,
      witness: null,
      drawn: null,
      cancelledBy: null,
      revealed: null,
      endedAt: null,
      awardedAt: null,
    };
  }
  const giveaway = opened(state, event.type);
  switch (event.type) {
    case 'GiveawayEntered': {
      const { playerId, code, entropy } = event.data;
      return {
        ...giveaway,
        entries: giveaway.entries.push({ playerId, entropy, at }),
        codeOf: giveaway.codeOf.set(playerId, code),
      };
    }
    case 'GiveawayLocked': {
      const { entriesHash, lockHash, beaconRound } = event.data;
      const witness = waitOf(giveaway.beacon, beaconRound);
      return { ...giveaway, status: 'locked', lock: { at, entriesHash, lockHash }, witness };
    }
    case 'GiveawayWitnessed': {
      const { round, checkpoint } = event.data;
      return { ...giveaway, witness: { round, seen: checkpoint } };
    }
    case 'GiveawayRelocked':
      return { ...giveaway, witness: { round: event.data.beaconRound, seen: null } };
    case 'GiveawayDrawn': {
      const { serverSeed, salt } = event.data.revealed;
      return { ...giveaway, status: 'drawn', drawn: event.data, revealed: { serverSeed, salt }, endedAt: at };
    }
    case 'GiveawayCancelled': {
      const { serverSeed, salt } = event.data.revealed;
      const { reason } = event.data;
      return { ...giveaway, status: 'cancelled', cancelledBy: reason, revealed: { serverSeed, salt }, endedAt: at };
    }
    case 'GiveawayAwarded':
      return { ...giveaway, awardedAt: at };
  }
};

/** The drand round that a giveaway waits for, or waited for; null without a beacon, and before its lock names one. */
export const awaitedRoundOf = ({
  beaconRound,
  witness,
}: Pick<OpenedGiveaway, 'beaconRound' | 'witness'>): number | null => witness?.round ?? beaconRound;
