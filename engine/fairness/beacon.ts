import type { BeaconChoice } from '../kernel/event-codec.ts';
import { ROOM_RULES, type RoomRules } from '../kernel/room-rules.ts';

/** A drand chain as a room names it, with the witness of its lock or without one. */
export type DrandChoice = Exclude<BeaconChoice, { readonly kind: 'none' }>;

/** A room whose lock a witness has to see. */
export type WitnessedChoice = Extract<BeaconChoice, { readonly kind: 'witnessed' }>;

/** When a chain's rounds are due. */
export type BeaconSchedule = Pick<DrandChoice, 'genesisAt' | 'periodMs'>;

/** A hard bound: a lock's beacon round is due no sooner than this after the lock. No party knows that round yet. */
export const BEACON_MARGIN_MS = 6000;

/** Between a witness's word and the round is no less: a witness's clock may be slow, and a relay early. */
export const WITNESS_MARGIN_MS = 5000;

/** A lock that a witness has to see names a round that is due no sooner than this after it. */
export const WITNESSED_LOCK_MARGIN_MS = 12_000;

/** When a round is due, in milliseconds since 1970. Rounds count from 1. */
export const beaconRoundAt = ({ genesisAt, periodMs }: BeaconSchedule, round: number): number =>
  genesisAt + (round - 1) * periodMs;

/** The first round that is due at this time or after it. */
export const beaconRoundAfter = ({ genesisAt, periodMs }: BeaconSchedule, at: number): number =>
  Math.max(1, Math.ceil((at - genesisAt) / periodMs) + 1);

/** The newest rules that allow that choice: those of 3 take no beacon whose lock no witness has to see. */
export const rulesFor = ({ kind }: BeaconChoice): RoomRules => (kind === 'drand' ? 2 : ROOM_RULES);

/** Whether a room of those rules may choose so. */
export const allowsBeacon = (rules: RoomRules, { kind }: BeaconChoice): boolean =>
  kind === 'none' || (kind === 'witnessed') === (rules === ROOM_RULES);
