import { actorOf, type Command, rulesWith } from '../../commands.ts';
import type { Cryptography } from '../../fairness/hashing.ts';
import type { Decision, RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { Actor } from '../../kernel/definitions.ts';
import type { CommandId } from '../../kernel/ids.ts';
import { firstDifference } from '../../kernel/same-json.ts';
import { worldStates } from '../../stream-state.ts';
import type { FindingKind, Findings } from '../finding.ts';
import { kindOf } from '../ledgers/own-kinds.ts';
import { createFirstSeen, type SeenMemory } from './first-seen.ts';
import { Unanswerable } from './logged-tickets.ts';
import type { Sight } from './read-entry.ts';
import { isFirstEvent, rebuildCommand } from './rebuild-command.ts';
import { replayWorld } from './replay-world.ts';
import type { States } from './states.ts';

/** For so long the site promises that a command id is carried out once. */
const RECEIPT_MS = 30 * 24 * 60 * 60 * 1000;

type Accepted = Extract<Decision, { kind: 'accepted' }>;

/** Events of pairs, lanes and keys alone. */
const OF_SEEDS = /^(?:SeedRotated|PlayerRegistered|HostSeeds.*|Lane.*|LinkSpent|DeviceKey.*)$/;

/** The kind of a difference between the decided and the logged event. */
const findingOf = (type: string, path: string): FindingKind => {
  if (OF_SEEDS.test(type)) return 'seeds';
  return /^data\.(pairId|roundNo|userSeed|step|entropy|seed|nextSeed|revealed)\b/.test(path) ? 'seeds' : 'rules';
};

/** The kind of a refusal that isn't about the rules of a game. */
const REFUSALS: ReadonlyMap<string, FindingKind> = new Map([
  ['INSUFFICIENT_FUNDS', 'money'],
  ['BALANCE_LIMIT', 'money'],
  ['SEED_CHANGED', 'seeds'],
  ['LANE_CLOSED', 'seeds'],
  ['LINK_REFUSED', 'seeds'],
  ['KEY_REFUSED', 'seeds'],
  ['TOO_MANY_LANES', 'seeds'],
  ['TOO_MANY_KEYS', 'seeds'],
]);

/** The result for the command at the head of a group. */
export interface DecidedAgain {
  /** How many of the group's events are that command's. */
  readonly taken: number;
  /** The decision, where each of these events is equal to the logged one; null otherwise, and in a public audit. */
  readonly agreed: Accepted | null;
}

/** As much as a command that can't be decided again is taken for: the same stream at the head, and what goes along. */
const likelyEnd = (group: readonly RecordedEvent[], first: RecordedEvent): number => {
  const end = group.findIndex(({ stream, event }) => stream !== first.stream && isFirstEvent(event));
  return end === -1 ? group.length : end;
};

/**
 * Decides the command at the head of a group again, against the states before it: the log must hold the events that the
 * rules give.
 */
export const createDecideAgain = (
  hashing: Cryptography,
  findings: Findings,
  states: States,
  sight: Sight,
  commandIds: SeenMemory,
) => {
  const rules = rulesWith(hashing);
  const carriedOut = createFirstSeen(hashing, commandIds);
  const before = worldStates(states.read);
  const { world, enter } = replayWorld(states, sight);

  /** Whether the actor's command id wasn't carried out within the time that its receipt binds. */
  const isNew = (actor: Actor, commandId: CommandId, at: Instant): boolean =>
    carriedOut.seen(`${actor}|${commandId}`, at, at - RECEIPT_MS + 1) === null;

  const decide = (asked: Command, { event, position }: RecordedEvent): Decision | null => {
    try {
      return rules.decide(asked, world, event.data.commandId);
    } catch (error) {
      const kind = error instanceof Unanswerable ? error.kind : 'rules';
      const why = error instanceof Error ? error.message : 'unknown error';
      findings.add(kind, position, `${event.type} can't be decided again: ${why}`);
      return null;
    }
  };

  const refused = (decision: Exclude<Decision, Accepted>, { event, position }: RecordedEvent): void => {
    const answer = decision.kind === 'rejected' ? decision.code : 'not due yet';
    findings.add(REFUSALS.get(answer) ?? 'rules', position, `the rules refuse this ${event.type}: ${answer}`);
  };

  /** Whether all are equal. The command's events are at least as many as those decided. */
  const compare = (command: readonly RecordedEvent[], decided: Accepted['events']): boolean => {
    let isEqual = true;
    for (let index = 0; index < decided.length; index += 1) {
      const logged = command[index];
      const own = decided[index];
      if (logged === undefined) return false;
      const { stream, position, event } = logged;
      const difference = own === undefined || own.stream !== stream ? 'stream' : firstDifference(own.event, event);
      if (difference === null) continue;
      isEqual = false;
      findings.add(findingOf(event.type, difference), position, `${event.type}: the rules give another ${difference}`);
    }
    return isEqual;
  };

  const undecided = (taken: number): DecidedAgain => ({ taken, agreed: null });

  return (group: readonly RecordedEvent[], first: RecordedEvent): DecidedAgain => {
    const { commandId } = first.event.data;
    const asked = rebuildCommand(group, before);
    if (asked === null) {
      findings.add('rules', first.position, `no command leads to ${first.event.type} here`);
      return undecided(likelyEnd(group, first));
    }
    if (!isNew(actorOf(asked), commandId, first.at)) {
      findings.add('rules', first.position, `command ${commandId} is carried out a second time`);
    }
    enter(group);
    const decision = decide(asked, first);
    if (decision === null) return undecided(likelyEnd(group, first));
    if (decision.kind !== 'accepted') {
      refused(decision, first);
      return undecided(likelyEnd(group, first));
    }
    const events =
      sight === 'public' ? decision.events.filter(({ event }) => kindOf(event) === 'open') : decision.events;
    const { length } = events;
    if (length > group.length) {
      findings.add('rules', first.position, `the rules give ${length} events, the log holds ${group.length}`);
      return undecided(group.length);
    }
    const isEqual = compare(group, events);
    // In a public audit a decision stands on facts that were taken as given, so the replay folds the logged events.
    return { taken: length, agreed: isEqual && sight !== 'public' ? decision : null };
  };
};
