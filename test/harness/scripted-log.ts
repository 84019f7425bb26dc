import { createHash } from 'node:crypto';
import { type Command, rulesWith } from '../../engine/commands.ts';
import { visibilityOf, withFacts } from '../../engine/events.ts';
import { countOn, NO_ENTRIES, type StreamCount } from '../../engine/facts/define-event.ts';
import { fromHex, toHex } from '../../engine/fairness/bytes.ts';
import { draw, publicHashOf } from '../../engine/fairness/seed-pair.ts';
import type { ReadEvent } from '../../engine/glasscase-decision.ts';
import type { RevealedSecrets } from '../../engine/kernel/committed-pair.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isCommandId, isHexHash, isPairId, mustBe, type PairId, type StreamId } from '../../engine/kernel/ids.ts';
import { PERMISSIVE } from '../../engine/kernel/world.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import {
  evolveStream,
  type GlasscaseWorld,
  initialState,
  type StreamState,
  worldStates,
} from '../../engine/stream-state.ts';
import { createDeadlines, submissionFor } from './deadlines.ts';

/**
 * A log in memory, written by the real deciders, one command at a time. Everything in it follows from the seed text, so a
 * failing test fails again.
 */
export const scriptedLog = (seed: string, startAt: Instant = Date.UTC(2026, 10, 20)) => {
  const rules = rulesWith(nodeHashing);
  const events: ReadEvent[] = [];
  const streams = new Map<StreamId, StreamCount & { readonly state: StreamState }>();
  const secrets = new Map<PairId, RevealedSecrets>();
  const deadlines = createDeadlines();
  let made = 0;
  let at = startAt;

  /** 64 hex digits that only this script knows. */
  const next = (): string => {
    made += 1;
    return createHash('sha256').update(`${seed} ${made}`).digest('hex');
  };
  const hash = () => mustBe(isHexHash, next());
  const token = (): string => Buffer.from(next(), 'hex').toString('base64url').slice(0, 22);

  const current = (stream: StreamId) => streams.get(stream) ?? { ...NO_ENTRIES, state: initialState(stream) };
  const secretsOf = (pair: PairId): RevealedSecrets => {
    const found = secrets.get(pair);
    if (found === undefined) throw new Error('a pair that this log never made');
    return found;
  };

  const world = (): GlasscaseWorld => ({
    at,
    ...worldStates((stream) => current(stream).state),
    guard: () => PERMISSIVE,
    draw: (pair, request) => draw(nodeHashing, fromHex(secretsOf(pair).serverSeed), request),
    reveal: secretsOf,
    freshPair: () => {
      const pairId = mustBe(isPairId, token());
      const fresh = { serverSeed: hash(), salt: hash() };
      secrets.set(pairId, fresh);
      return { pairId, publicHash: mustBe(isHexHash, publicHashOf(nodeHashing, fresh.serverSeed, fresh.salt)) };
    },
  });

  const attempt = (
    command: Command,
    commandId = mustBe(isCommandId, `script:${toHex(fromHex(next())).slice(0, 16)}`),
  ): { readonly recorded: readonly ReadEvent[] | null; readonly refusal: string } => {
    const decision = rules.decide(command, world(), commandId);
    if (decision.kind !== 'accepted') return { recorded: null, refusal: JSON.stringify(decision) };
    deadlines.keep(decision.timers);
    const recorded = decision.events.map(({ stream, event }) => {
      const before = current(stream);
      const { count, number } = countOn(before, visibilityOf(event));
      const one = withFacts({ stream, event, at, version: number, position: events.length });
      streams.set(stream, { ...count, state: evolveStream(before.state, event, at) });
      events.push(one);
      return one;
    });
    return { recorded, refusal: '' };
  };

  /** Meets the first deadline that is due by then, at its time. False when there is none. */
  const meetDeadline = (until: Instant): boolean => {
    const due = deadlines.take(until);
    if (due === null) return false;
    at = Math.max(at, due.dueAt);
    const submission = submissionFor(due.timer, world());
    if (submission !== null) attempt(submission.command, submission.commandId);
    return true;
  };

  return {
    events,
    token,
    world,
    /** 32 hex digits. */
    entropy: (): string => next().slice(0, 32),
    /** Lets time pass; deadlines are met as they come. */
    pass: (milliseconds: number): void => {
      const until = at + milliseconds;
      while (meetDeadline(until));
      at = until;
    },
    /** @returns the events that the command appended; null when the rules refuse it. */
    attempt: (command: Command): readonly ReadEvent[] | null => attempt(command).recorded,
    /** @returns the events that the command appended. @throws when the rules refuse it. */
    submit: (command: Command): readonly ReadEvent[] => {
      const { recorded, refusal } = attempt(command);
      if (recorded === null) throw new Error(`refused: ${refusal}`);
      return recorded;
    },
  };
};

export type ScriptedLog = ReturnType<typeof scriptedLog>;
