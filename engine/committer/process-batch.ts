import { setTimeout as sleep } from 'node:timers/promises';
import type { Rules } from '../commands.ts';
import { isPassing } from '../database/errors.ts';
import type { Database } from '../database/open-database.ts';
import { type Backoff, pauseAfter } from '../kernel/backoff.ts';
import type { Instant } from '../kernel/decision.ts';
import { answeredInclusionPromise, type PromiseSigner, signInclusionPromise } from '../log/inclusion-promise.ts';
import { leafHash } from '../log/merkle.ts';
import type { Logger } from '../logger.ts';
import { type Appended, append, type PreparedBatch, prepareBatch } from './append.ts';
import { type Decided, type DecidedBatch, decideBatch, recorded } from './batch.ts';
import { type Memory, prefetch } from './memory.ts';
import { answerFromReceipts, type Pending, type Receipts } from './submission.ts';
import type { WorldPorts } from './world.ts';

/** The parts of an engine that process its batches. */
export interface BatchContext {
  readonly database: Database;
  readonly rules: Rules;
  readonly ports: WorldPorts;
  readonly memory: Memory;
  readonly logger: Logger;
  readonly writer: number;
  /** Signs what every answer brings along. */
  readonly promises: PromiseSigner;
  /** Never goes back; learns when the log is ahead of this machine's clock. */
  now(): Instant;
  learn(lastAt: Instant): void;
  /** Milliseconds of the monotonic clock, for deadlines. */
  monotonic(): number;
  /** `commitMs`: the time that the append took. */
  committed(batch: DecidedBatch, firstPosition: number, commitMs: number): void;
  /** The engine takes no more commands from here on. A client that gets `busy` may ask another engine. */
  fenced(): void;
}

/** Reads what the commands need and decides them. */
const decide = async (context: BatchContext, commands: readonly Pending[]): Promise<DecidedBatch> => {
  const { database, rules, memory, ports } = context;
  const loaded = await prefetch(database, rules, memory, commands);
  return decideBatch(commands, loaded, context.now(), rules, ports);
};

/** A batch that was decided on top of the one before, while that one was on its way to the database. */
export interface DecidedAhead {
  readonly batch: DecidedBatch;
  readonly withdrawals: number;
}

/**
 * Decides the next batch while the batch before commits. The decision is a guess at the coming state of the world: no
 * client is answered from it before it commits, and `append` compares every version that it read. Null for any error.
 */
export const decideAhead = async (
  context: BatchContext,
  commands: readonly Pending[],
): Promise<DecidedAhead | null> => {
  const { withdrawals } = context.memory;
  try {
    return { batch: await decide(context, commands), withdrawals };
  } catch {
    return null;
  }
};

/**
 * The guess, if it may be sent: the batch before is in. A command that failed is decided again: it may have met what
 * never came to be.
 */
const stillGood = ({ memory }: BatchContext, ahead: DecidedAhead | null): DecidedBatch | null =>
  ahead !== null &&
  ahead.withdrawals === memory.withdrawals &&
  ahead.batch.decided.every(({ kind }) => kind !== 'failed')
    ? ahead.batch
    : null;

/** A command that no engine can carry out: a bug, or data that the database refuses. Nothing of it was written. */
class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/** This engine's writer number was removed; it must not write any more. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

const BACKOFF: Backoff = { firstMs: 20, longestMs: 1_000 };

const expired = (pending: Pending, context: BatchContext): boolean => pending.deadline <= context.monotonic();

/**
 * Sends the very same batch until the database answers. A batch whose answer was lost may have been committed: then the database
 * says that its receipts are taken, and the receipts hold the answers. Gives up when the deadlines of all commands have passed.
 */
const appendWithRetries = async (
  context: BatchContext,
  { values }: PreparedBatch,
  commands: readonly Pending[],
): Promise<Appended> => {
  for (let tries = 1; ; tries += 1) {
    const result = await append(context.database, values);
    if (result.status !== 'lost') return result;
    context.logger.warn({ reason: result.error.message }, 'no answer from the database: sending the batch again');
    if (commands.every((pending) => expired(pending, context))) return result;
    await sleep(pauseAfter(tries, BACKOFF));
  }
};

/** Answers a batch that is in, with one promise for all of it. */
const settle = (
  { ports: { hashing }, promises }: BatchContext,
  batch: DecidedBatch,
  entries: readonly Uint8Array[],
  firstPosition: number,
): void => {
  const leaves = entries.map((entry) => leafHash(hashing, entry));
  const promised =
    leaves.length === 0
      ? null
      : signInclusionPromise(hashing, promises, { first: firstPosition, leaves, at: batch.at });
  for (const one of batch.decided) {
    if (one.kind === 'rejected') one.pending.answer(one.outcome);
    if (one.kind !== 'accepted') continue;
    const [first, ...rest] = recorded(one.events, firstPosition + one.firstEvent, batch.at);
    if (first === undefined || promised === null) continue;
    const promise = answeredInclusionPromise(promised, one.firstEvent + rest.length, rest.length + 1);
    one.pending.answer({ status: 'accepted', events: [first, ...rest], repeated: false, wallet: one.wallet, promise });
  }
};

const receiptsOf = ({ database, ports: { hashing }, promises, now }: BatchContext): Receipts => ({
  ...{ database, hashing, promises, now },
});

/** Those that leave no trace are told at once; the others must wait for the commit. */
const answerTraceless = (decided: readonly Decided[]): Pending[] => {
  const waiting: Pending[] = [];
  for (const one of decided) {
    if (one.kind === 'early') one.pending.answer({ status: 'early' });
    else if (one.kind === 'failed') one.pending.fail(new CommandFailed(one.error.message, { cause: one.error }));
    else waiting.push(one.pending);
  }
  return waiting;
};

/** Halves what was refused, in order, until only the commands at fault are left. */
const bisect = async (context: BatchContext, commands: readonly Pending[], error: Error): Promise<void> => {
  const [only] = commands;
  if (only !== undefined && commands.length === 1) {
    context.logger.error({ command: only.submission.command.type, reason: error.message }, 'a command failed');
    return only.fail(new CommandFailed(error.message, { cause: error }));
  }
  const middle = Math.ceil(commands.length / 2);
  await processBatch(context, commands.slice(0, middle));
  await processBatch(context, commands.slice(middle));
};

/** Sends what was decided and answers it. Resolves with the commands that must be decided again. */
const conclude = async (
  context: BatchContext,
  batch: DecidedBatch,
  waiting: readonly Pending[],
): Promise<readonly Pending[]> => {
  const { memory } = context;
  const prepared = prepareBatch(context.writer, batch, context.ports);
  memory.remember(batch.overlay);
  const begun = context.monotonic();
  const result = await appendWithRetries(context, prepared, waiting);
  if (result.status !== 'committed') memory.withdraw(batch.overlay);
  switch (result.status) {
    case 'committed':
      context.committed(batch, result.firstPosition, context.monotonic() - begun);
      settle(context, batch, prepared.entries, result.firstPosition);
      return [];
    case 'taken':
      return answerFromReceipts(receiptsOf(context), waiting);
    case 'earlier':
      context.learn(result.lastAt);
      return waiting;
    case 'stale':
      for (const id of result.streams) memory.streams.delete(id);
      for (const player of result.guards) memory.guards.delete(player);
      return waiting;
    case 'refused':
      for (const id of batch.overlay.streamsRead.keys()) memory.streams.delete(id);
      await bisect(context, waiting, result.error);
      return [];
    case 'fenced': {
      const reason = new Fenced(`engine ${context.writer} was fenced: it may not write any more`);
      context.fenced();
      for (const pending of await answerFromReceipts(receiptsOf(context), waiting)) pending.answer({ status: 'busy' });
      throw reason;
    }
    case 'lost':
      for (const pending of waiting) pending.answer({ status: 'unknown' });
      return [];
  }
};

/** One attempt. Resolves with the commands that must be decided again, in order; none when all were answered. */
const attempt = async (context: BatchContext, batch: DecidedBatch): Promise<readonly Pending[]> => {
  const waiting = answerTraceless(batch.decided);
  const again = waiting.length === 0 ? [] : await conclude(context, batch, waiting);
  return [...again, ...batch.deferred];
};

/**
 * Brings commands to their answers, in order: decide, append, and again with what was learned when the world had moved.
 * @param ahead what was decided of them already, while another batch was on its way.
 * @throws Fenced
 */
export const processBatch = async (
  context: BatchContext,
  commands: readonly Pending[],
  ahead: DecidedAhead | null = null,
): Promise<void> => {
  let guess = stillGood(context, ahead);
  let rest = commands;
  for (let failures = 0; rest.length > 0; ) {
    const late = rest.filter((pending) => expired(pending, context));
    for (const pending of late) pending.answer({ status: 'busy' });
    rest = rest.filter((pending) => !late.includes(pending));
    if (rest.length === 0) return;
    if (late.length > 0) guess = null;
    try {
      const batch = guess ?? (await decide(context, rest));
      guess = null;
      rest = await attempt(context, batch);
    } catch (error) {
      if (error instanceof Fenced || !(error instanceof Error)) throw error;
      if (!isPassing(error)) return bisect(context, rest, error);
      context.logger.warn({ reason: error.message }, 'the database cannot be read: trying again');
      failures += 1;
      await sleep(pauseAfter(failures, BACKOFF));
    }
  }
};
