import type { Hashing } from '../fairness/hashing.ts';
import { NotCanonical } from '../kernel/canonical-json.ts';
import type { Decision, Instant, RecordedEvent } from '../kernel/decision.ts';
import { categoryOf } from '../kernel/ids.ts';
import { decodeEntry } from '../log/entry.ts';
import { rulesWith } from '../registry.ts';
import { createCommandMemory } from './command-memory.ts';
import type { FindingKind, Findings } from './finding.ts';
import { createMoneyLedger, type MoneyLedger } from './money-ledger.ts';
import { rebuildCommand } from './rebuild-command.ts';
import { replayWorld, Unanswerable } from './replay-world.ts';
import { firstDifference } from './same-json.ts';
import { createSeedLedger, type SeedLedger } from './seed-ledger.ts';
import { foldedStates, type States } from './states.ts';

export interface Replay {
  /** The next entry, in order. After one that can't be read nothing more is replayed. */
  entry(bytes: Uint8Array, position: number): void;
  /** Decides what is still open: call where the state of everything before must be known, and at the end. */
  settle(): void;
  readonly states: States;
  readonly seeds: SeedLedger;
  readonly money: MoneyLedger;
  totals(): { readonly entries: number; readonly commands: number; readonly lastAt: Instant };
}

/** What a difference between the decided and the logged event is about. */
const kindOf = (type: string, path: string): FindingKind => {
  if (type === 'SeedRotated' || type === 'PlayerRegistered') return 'seeds';
  return /^data\.(pairId|roundNo|userSeed)$/.test(path) ? 'seeds' : 'rules';
};

const text = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');

/**
 * Computes the state of everything from the entries alone. Entries next to each other with one command id in one
 * stream are one command: it is asked again of the same deciders that served the player, and what they decide must be
 * what the log holds. A false event is reported and then folded as logged, so that it isn't reported twice.
 */
export const createReplay = (hashing: Hashing, findings: Findings): Replay => {
  const rules = rulesWith(hashing);
  const states = foldedStates();
  const seeds = createSeedLedger(hashing, findings);
  const money = createMoneyLedger(findings);
  const memory = createCommandMemory();
  const { world, enter } = replayWorld(states);
  let open: RecordedEvent[] = [];
  let entries = 0;
  let commands = 0;
  let lastAt = 0;
  let readable = true;

  const decide = (command: readonly RecordedEvent[], first: RecordedEvent): Decision | null => {
    const isPlayer = categoryOf(first.stream) === 'player';
    const asked = rebuildCommand(
      command.map(({ event }) => event),
      isPlayer ? states.player(first.stream) : null,
    );
    if (asked === null) {
      findings.add('rules', first.position, `no command leads to ${first.event.type} here`);
      return null;
    }
    enter(command);
    try {
      return rules.decide(asked, world, first.event.data.commandId);
    } catch (error) {
      const kind = error instanceof Unanswerable ? error.kind : 'rules';
      findings.add(kind, first.position, `${first.event.type} can't be decided again: ${text(error)}`);
      return null;
    }
  };

  const compare = (command: readonly RecordedEvent[], first: RecordedEvent, decision: Decision): void => {
    if (decision.kind !== 'accepted') {
      const answer = decision.kind === 'rejected' ? decision.code : 'not due yet';
      const kind = answer === 'INSUFFICIENT_FUNDS' || answer === 'BALANCE_LIMIT' ? 'money' : 'rules';
      findings.add(kind, first.position, `the rules refuse this ${first.event.type}: ${answer}`);
      return;
    }
    if (decision.events.length !== command.length) {
      const message = `the rules give ${decision.events.length} events, the log holds ${command.length}`;
      findings.add('rules', first.position, message);
      return;
    }
    for (const [index, { stream, position, event }] of command.entries()) {
      const decided = decision.events[index];
      const difference =
        decided === undefined || decided.stream !== stream ? 'stream' : firstDifference(decided.event, event);
      if (difference !== null) {
        findings.add(kindOf(event.type, difference), position, `${event.type}: the rules give another ${difference}`);
      }
    }
  };

  const fold = (recorded: RecordedEvent): void => {
    const { stream, position } = recorded;
    const before = states.player(stream);
    try {
      states.fold(recorded);
    } catch (error) {
      findings.add('rules', position, `impossible here: ${text(error)}`);
      return;
    }
    money.record(recorded, before, states.player(stream));
    seeds.record(recorded);
  };

  const settle = (): void => {
    const [first] = open;
    if (first === undefined) return;
    const command = open;
    open = [];
    commands += 1;
    const { commandId } = first.event.data;
    if (!memory.isNew(first.stream, commandId, first.at)) {
      findings.add('rules', first.position, `command ${commandId} is carried out a second time`);
    }
    const decision = decide(command, first);
    if (decision !== null) compare(command, first, decision);
    command.forEach(fold);
  };

  const checkOrder = ({ stream, version, at, position }: RecordedEvent): void => {
    const waiting = open[0]?.stream === stream ? open.length : 0;
    const expected = states.version(stream) + waiting + 1;
    if (version !== expected) {
      findings.add('order', position, `${stream} goes on with version ${version} instead of ${expected}`);
    }
    if (at < lastAt) findings.add('order', position, 'time goes back');
    lastAt = Math.max(lastAt, at);
  };

  const belongs = ({ stream, at, event }: RecordedEvent): boolean => {
    const [first] = open;
    return (
      first !== undefined &&
      first.stream === stream &&
      first.at === at &&
      first.event.data.commandId === event.data.commandId
    );
  };

  return {
    entry: (bytes, position) => {
      if (!readable) return;
      let recorded: RecordedEvent;
      try {
        recorded = { ...decodeEntry(bytes), position };
      } catch (error) {
        readable = false;
        findings.add('format', position, error instanceof NotCanonical ? error.message : text(error));
        return;
      }
      entries += 1;
      if (!belongs(recorded)) settle();
      checkOrder(recorded);
      open.push(recorded);
    },
    settle,
    states,
    seeds,
    money,
    totals: () => ({ entries, commands, lastAt }),
  };
};
