import type { DrandChain } from '../../beacon/beacon.ts';
import { QUICKNET } from '../../beacon/quicknet.ts';
import { EVENTS, type GlasscaseEvent } from '../../events.ts';
import type { Readable } from '../../facts/event-reader.ts';
import type { Cryptography } from '../../fairness/hashing.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import { idIn } from '../../kernel/ids.ts';
import type { Opening } from '../../log/commitment.ts';
import type { StreamState } from '../../stream-state.ts';
import type { Findings } from '../finding.ts';
import { type BeaconLedger, createBeaconLedger } from '../ledgers/beacon-ledger.ts';
import { type ContestLedger, createContestLedger } from '../ledgers/contest-ledger.ts';
import { type ContinuationLedger, createContinuationLedger } from '../ledgers/continuation-ledger.ts';
import { countGiven, type Given } from '../ledgers/given.ts';
import { createLiabilityLedger, type LiabilityLedger } from '../ledgers/liability-ledger.ts';
import { createMoneyLedger, type MoneyLedger } from '../ledgers/money-ledger.ts';
import { ownFactsOf } from '../ledgers/own-facts.ts';
import { kindOf } from '../ledgers/own-kinds.ts';
import { collectPublications } from '../ledgers/publications.ts';
import { createSeedLedger, type SeedLedger } from '../ledgers/seed-ledger.ts';
import { createWitnessLedger, type WitnessLedger } from '../ledgers/witness-ledger.ts';
import { sumUnanswered, type Unanswered } from '../statistics/unanswered.ts';
import { createDecideAgain } from './decide-again.ts';
import { createEntryReading, type Sight } from './read-entry.ts';
import { mostEvents } from './rebuild-command.ts';
import { newReplayMemory, type ReplayMemory } from './replay-memory.ts';
import { foldedStates, playerOf, type States } from './states.ts';

export interface Replay {
  /** The next entry, in order. After one that can't be read nothing more is replayed. */
  entry(bytes: Uint8Array, position: number, opening?: Opening | null): void;
  /** Decides what is still open: call where the state of everything before must be known, and at the end. */
  settle(): void;
  readonly states: States;
  readonly seeds: SeedLedger;
  readonly money: MoneyLedger;
  readonly beacons: BeaconLedger;
  readonly witnessed: WitnessLedger;
  readonly liabilities: LiabilityLedger;
  readonly continuations: ContinuationLedger;
  readonly contests: ContestLedger;
  readonly unanswered: Unanswered;
  /** Facts that weren't examined, because the entries that tell them are sealed. */
  given(): Given;
  totals(): { readonly entries: number; readonly commands: number; readonly lastAt: Instant };
}

export interface ReplayOptions {
  /** The drand chains whose rounds count. */
  readonly chains?: readonly DrandChain[] | undefined;
  readonly sight?: Sight;
  readonly definitions?: readonly Readable<GlasscaseEvent>[];
  /** The memory of an earlier replay that this one goes on with; this replay changes it. */
  readonly memory?: ReplayMemory;
}

const text = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');

/**
 * Computes the state of everything from the entries alone. Entries next to each other with one command id are the
 * events of one command, or of several whose clients chose the same id. The first entry tells which command it was. The
 * same deciders that served the player decide it again, and the log must hold next the events that they decide. A false
 * event is reported and then folded as logged, so that it isn't reported twice. Beacon rounds count only from the
 * `chains` that are pinned. An event that is equal to the decided one isn't folded a second time, and the replay
 * remembers the decided one: that shares its texts with the states, where the logged one has texts of its own. Events
 * of earlier versions are compared in their form of today: a member that an old one didn't have says nothing about the
 * log. A replay of a public log passes over sealed entries, and takes as given the facts that follow from them alone.
 */
export const createReplay = (
  hashing: Cryptography,
  findings: Findings,
  { chains = [QUICKNET], sight = 'whole', definitions = EVENTS, memory = newReplayMemory() }: ReplayOptions = {},
): Replay => {
  const { open } = memory;
  const states = foldedStates(memory.states);
  const seeds = createSeedLedger(hashing, findings, states, memory.seeds);
  const money = createMoneyLedger(findings, sight, memory.money);
  const liabilities = createLiabilityLedger(findings, sight, memory.liabilities);
  const given = countGiven(states, memory.given);
  const continuations = createContinuationLedger(findings, states, seeds.hidden, memory.continuations);
  const contests = createContestLedger(findings, states, memory.contests);
  const { published } = collectPublications(memory.seeds.draws.published);
  const unanswered = sumUnanswered(hashing, published, memory.unanswered);
  const beacons = createBeaconLedger(chains, findings, states, memory.beacons);
  const witnessed = createWitnessLedger(hashing, findings, states, memory.witnessed);
  const readEntry = createEntryReading({ hashing, findings, sight }, definitions);
  const decideFirst = createDecideAgain(hashing, findings, states, sight, memory.commandIds);

  const fold = (recorded: RecordedEvent, known?: StreamState): void => {
    let folded: ReturnType<States['fold']>;
    try {
      folded = states.fold(recorded, known);
    } catch (error) {
      findings.add('rules', recorded.position, `impossible here: ${text(error)}`);
      return;
    }
    const own = ownFactsOf(recorded.event);
    money.record(recorded, own, playerOf(folded.before), playerOf(folded.after));
    seeds.record(recorded);
    beacons.record(recorded);
    witnessed.record(recorded);
    liabilities.record(recorded, own.postings);
    continuations.record(recorded);
    contests.record(recorded);
    unanswered.record(recorded.event);
  };

  const settleFirst = (first: RecordedEvent): void => {
    memory.commands += 1;
    const { taken, agreed } = decideFirst(open, first);
    for (const [index, recorded] of open.splice(0, taken).entries()) {
      const decided = agreed?.events[index];
      if (sight === 'public') given.record(recorded);
      if (decided === undefined) fold(recorded);
      else {
        const { position, version, at } = recorded;
        const { stream, event } = decided;
        fold({ position, stream, version, at, event }, agreed?.folded?.[index]?.stream);
      }
    }
  };

  const settle = (): void => {
    for (let first = open[0]; first !== undefined; first = open[0]) settleFirst(first);
  };

  const checkOrder = ({ stream, version, position, event }: RecordedEvent): void => {
    const kind = kindOf(event);
    let expected = states.newest(stream, kind) + 1;
    for (const waiting of open) if (waiting.stream === stream && kindOf(waiting.event) === kind) expected += 1;
    if (version !== expected) {
      findings.add('order', position, `${stream} goes on with ${kind} version ${version} instead of ${expected}`);
    }
  };

  /** An item is called after the entry that made it, so none is called like another. */
  const checkItems = ({ stream, version, position, event }: RecordedEvent): void => {
    for (const [index, { itemId }] of ownFactsOf(event).made.entries()) {
      const own = `${idIn(stream)}.${version}.${index + 1}`;
      if (itemId !== own) findings.add('rules', position, `${event.type}: item ${itemId} instead of ${own}`);
    }
  };

  const belongs = ({ at, event }: RecordedEvent): boolean => {
    const [first] = open;
    return first !== undefined && first.at === at && first.event.data.commandId === event.data.commandId;
  };

  return {
    entry: (bytes, position, opening = null) => {
      if (!memory.readable) return;
      const found = readEntry(bytes, position, opening);
      memory.readable = found !== null;
      if (found === null) {
        // The open command may go on where the auditor can't read.
        open.length = 0;
        return;
      }
      memory.entries += 1;
      if (found.at < memory.lastAt) findings.add('order', position, 'time goes back');
      memory.lastAt = Math.max(memory.lastAt, found.at);
      if (found.event === null) {
        given.sealed();
        return;
      }
      const recorded = found.event;
      if (!belongs(recorded)) settle();
      // No house may make auditors look through a million entries again and again by giving all of them one id.
      const [first] = open;
      if (first !== undefined && open.length >= mostEvents(first.event)) settleFirst(first);
      checkOrder(recorded);
      checkItems(recorded);
      open.push(recorded);
    },
    settle,
    states,
    seeds,
    money,
    beacons,
    witnessed,
    liabilities,
    continuations,
    contests,
    unanswered,
    given: given.totals,
    totals: () => {
      const { entries, commands, lastAt } = memory;
      return { entries, commands, lastAt };
    },
  };
};
