import type { BeaconChoice } from '../kernel/event-codec.ts';

/** A drand chain as a room names it. */
export type DrandChoice = Extract<BeaconChoice, { readonly kind: 'drand' }>;

/** When a chain's rounds are due. */
export type BeaconSchedule = Pick<DrandChoice, 'genesisAt' | 'periodMs'>;

/** A hard bound: a lock waits for a beacon round that is due no sooner than this after it. Nobody can know that round yet. */
export const BEACON_MARGIN_MS = 6000;

/** When a round is due, in milliseconds since 1970. Rounds count from 1. */
export const beaconRoundAt = ({ genesisAt, periodMs }: BeaconSchedule, round: number): number =>
  genesisAt + (round - 1) * periodMs;

/** The first round that is due at this time or after it. */
export const beaconRoundAfter = ({ genesisAt, periodMs }: BeaconSchedule, at: number): number =>
  Math.max(1, Math.ceil((at - genesisAt) / periodMs) + 1);
