import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import { type BeaconMemory, newBeaconMemory } from '../ledgers/beacon-ledger.ts';
import type { ContestMemory } from '../ledgers/contest-ledger.ts';
import { type ContinuationMemory, newContinuationMemory } from '../ledgers/continuation-ledger.ts';
import { type GivenMemory, newGivenMemory } from '../ledgers/given.ts';
import { type LiabilityMemory, newLiabilityMemory } from '../ledgers/liability-ledger.ts';
import { type MoneyMemory, newMoneyMemory } from '../ledgers/money-ledger.ts';
import { newSeedMemory, type SeedMemory } from '../ledgers/seed-ledger.ts';
import { newWitnessMemory, type WitnessMemory } from '../ledgers/witness-ledger.ts';
import { newUnansweredMemory, type UnansweredMemory } from '../statistics/unanswered.ts';
import { newSeenMemory, type SeenMemory } from './first-seen.ts';
import type { StatesMemory } from './states.ts';

/**
 * Everything that a replay remembers between two entries: data alone, plain or in collections, so that it can be put aside and gone on
 * with. Nothing else tells what a replay says of the entries that follow.
 */
export interface ReplayMemory {
  readonly states: StatesMemory;
  readonly seeds: SeedMemory;
  readonly money: MoneyMemory;
  readonly liabilities: LiabilityMemory;
  readonly given: GivenMemory;
  readonly beacons: BeaconMemory;
  readonly witnessed: WitnessMemory;
  readonly continuations: ContinuationMemory;
  readonly contests: ContestMemory;
  readonly unanswered: UnansweredMemory;
  /** Command ids by their actor, and when each was carried out. */
  readonly commandIds: SeenMemory;
  /** Entries of one command id and time; folded once they are decided. */
  readonly open: RecordedEvent[];
  entries: number;
  commands: number;
  lastAt: Instant;
  /** False from the first entry on that the auditor can't read. */
  readable: boolean;
}

export const newReplayMemory = (): ReplayMemory => ({
  states: new Map(),
  seeds: newSeedMemory(),
  money: newMoneyMemory(),
  liabilities: newLiabilityMemory(),
  given: newGivenMemory(),
  beacons: newBeaconMemory(),
  witnessed: newWitnessMemory(),
  continuations: newContinuationMemory(),
  contests: new Map(),
  unanswered: newUnansweredMemory(),
  commandIds: newSeenMemory(),
  open: [],
  entries: 0,
  commands: 0,
  lastAt: 0,
  readable: true,
});
