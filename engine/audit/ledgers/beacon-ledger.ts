import { choiceOf, type DrandChain } from '../../beacon/beacon.ts';
import { beaconVerifier } from '../../beacon/verify-beacon.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import type { RoomRules } from '../../kernel/room-rules.ts';
import { firstDifference } from '../../kernel/same-json.ts';
import { worldStates } from '../../stream-state.ts';
import type { Findings } from '../finding.ts';
import type { States } from '../replay/states.ts';

/** Rooms that lock within the same seconds wait for the same round; so many are remembered. */
const REMEMBERED = 1_000;

export interface BeaconTotals {
  /** Rounds that arrived for battles and giveaways, counted for each room. */
  readonly beacons: number;
  readonly beaconsVerified: number;
  /** Rooms that wait for theirs. */
  readonly beaconsAwaited: number;
}

export interface BeaconLedger {
  /** Call in the order of the log, with the event folded already. */
  record(recorded: RecordedEvent): void;
  totals(): BeaconTotals;
}

export interface BeaconMemory {
  beacons: number;
  verified: number;
  /** The newest rules that a room keeps. */
  rules: RoomRules;
  /** Those that no room with a beacon goes back from: of 3 once a witness has to see a lock. */
  closed: RoomRules;
}

export const newBeaconMemory = (): BeaconMemory => ({ beacons: 0, verified: 0, rules: 1, closed: 1 });

/** A chain that isn't pinned says nothing: its key may be the house's own, and its rounds known before they are due. */
const isPinned = (choice: BeaconChoice, chains: readonly DrandChain[]): boolean => {
  if (choice.kind === 'none') return true;
  const { chain, genesisAt, periodMs } = choice;
  const named: BeaconChoice = { kind: 'drand', chain, genesisAt, periodMs };
  return chains.some((pinned) => firstDifference(named, choiceOf(pinned)) === null);
};

/**
 * The least rules that a room leaves to later rooms with a beacon. A room of rules 3 without a beacon leaves 2, since
 * it locks nothing for a witness.
 */
const closedBy = (rules: RoomRules, { kind }: BeaconChoice): RoomRules => (kind === 'none' && rules === 3 ? 2 : rules);

/**
 * Verifies every beacon round in the log with the key of its chain, which is pinned here and never taken from the log, and that the
 * rules of rooms never go back.
 * That a round is the one its lock named, and came when it was due, is for the rules.
 */
export const createBeaconLedger = (
  chains: readonly DrandChain[],
  findings: Findings,
  states: States,
  memory: BeaconMemory = newBeaconMemory(),
): BeaconLedger => {
  const { battle, giveaway } = worldStates(states.read);
  const verify = beaconVerifier(chains);
  const known = new Map<string, boolean>();

  const isSigned = (choice: BeaconChoice, round: number, signature: string): boolean => {
    const key = JSON.stringify([choice, round, signature]);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= REMEMBERED) known.clear();
    const found = verify(choice, round, signature);
    known.set(key, found);
    return found;
  };

  const arrived = (position: number, choice: BeaconChoice | null, round: number, signature: string): void => {
    memory.beacons += 1;
    if (choice !== null && isSigned(choice, round, signature)) memory.verified += 1;
    else findings.add('rules', position, `beacon round ${round} isn't signed by the pinned chain`);
  };

  return {
    record: ({ position, event }) => {
      switch (event.type) {
        case 'BattleCreated':
        case 'GiveawayCreated': {
          const { beacon, rules } = event.data;
          // Rules that a room closed stay closed: an older program writes no room after a room of a newer program.
          const least = beacon.kind === 'drand' ? memory.closed : memory.rules;
          if (rules < least) findings.add('rules', position, 'the room keeps earlier rules than one before it');
          const closed = closedBy(rules, beacon);
          if (rules > memory.rules) memory.rules = rules;
          if (closed > memory.closed) memory.closed = closed;
          if (!isPinned(beacon, chains)) findings.add('rules', position, 'the room names a beacon that nobody pinned');
          return;
        }
        case 'BattleBeaconArrived': {
          const state = battle(event.data.battleId);
          const choice = state.status === 'absent' ? null : state.beacon;
          return arrived(position, choice, event.data.round, event.data.signature);
        }
        case 'GiveawayDrawn': {
          const { beacon, giveawayId } = event.data;
          if (beacon === null) return;
          const state = giveaway(giveawayId);
          return arrived(position, state.status === 'absent' ? null : state.beacon, beacon.round, beacon.signature);
        }
        default:
      }
    },
    totals: () => {
      let awaited = 0;
      for (const [, state] of states.battles()) {
        if (state.status === 'locked' && state.beacon.kind !== 'none' && state.arrived === null) awaited += 1;
      }
      for (const [, state] of states.giveaways()) if (state.status === 'locked') awaited += 1;
      return { beacons: memory.beacons, beaconsVerified: memory.verified, beaconsAwaited: awaited };
    },
  };
};
