import type { Rules } from '../commands.ts';
import type { Outcome, WalletView } from '../engine.ts';
import { EVENTS, factsOf, visibilityOf } from '../events.ts';
import { countOn } from '../facts/define-event.ts';
import type { Acceptance, ReadEvent, RecordedEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import { isPlayerId, playerStream, type StreamId } from '../kernel/ids.ts';
import { entryWriter } from '../log/entry.ts';
import { evolveStream } from '../stream-state.ts';
import type { HeldStream } from './held-stream.ts';
import { acceptedText, type Pending, rejectedText } from './submission.ts';
import { timerOf } from './timers.ts';
import {
  createOverlay,
  type DecisionWorld,
  type Loaded,
  NotPrefetched,
  type Overlay,
  openWorld,
  type WorldPorts,
} from './world.ts';
import { ContradictsBatch, noWrites, type PlannedEvent, planEvents, planTimers, type Writes } from './writes.ts';

/** The answer that a command gets if the batch commits. `early` is answered at once, because it leaves no trace. */
export type Decided =
  | { readonly pending: Pending; readonly kind: 'early' }
  | { readonly pending: Pending; readonly kind: 'failed'; readonly error: Error }
  | { readonly pending: Pending; readonly kind: 'rejected'; readonly outcome: Outcome }
  | {
      readonly pending: Pending;
      readonly kind: 'accepted';
      readonly firstEvent: number;
      readonly events: readonly PlannedEvent[];
      readonly wallet: WalletView | null;
    };

export interface DecidedBatch {
  readonly at: Instant;
  readonly overlay: Overlay;
  readonly writes: Writes;
  readonly decided: readonly Decided[];
  /** Commands that must be decided after this batch, in order. */
  readonly deferred: readonly Pending[];
}

const writeEntry = entryWriter(EVENTS, (text) => Buffer.from(text));

/**
 * Folds an accepted decision onto its streams, as far as its decider hasn't, and gives every event its place and bytes. An event that its schema
 * refuses is stopped here: in the log it could never be read again.
 * @param hasFreshPairs then the decision may begin streams whose ids follow from these.
 */
const plan = (decision: Acceptance, overlay: Overlay, at: Instant, hasFreshPairs: boolean) => {
  const streams = new Map<StreamId, HeldStream>();
  const heldIn = (stream: StreamId): HeldStream =>
    hasFreshPairs && overlay.peek(stream) === undefined ? overlay.begin(stream) : overlay.stream(stream);
  const events: PlannedEvent[] = [];
  for (const [index, { stream, event }] of decision.events.entries()) {
    const before = streams.get(stream) ?? heldIn(stream);
    const { count, number } = countOn(before, visibilityOf(event));
    const folded = decision.folded?.[index];
    const current = folded?.stream ?? evolveStream(before.current, event, at);
    streams.set(stream, { ...before, ...count, current });
    const entry = writeEntry({ stream, version: number, at, event });
    events.push({ stream, event, version: count.version, number, entry, facts: folded?.facts ?? factsOf(event, at) });
  }
  if (events.length === 0) throw new Error('an accepted decision without events');
  return { streams, events };
};

const walletAfter = (pending: Pending, overlay: Overlay): WalletView | null => {
  const { actor } = pending.submission;
  if (actor === 'operator' || actor === 'system' || !isPlayerId(actor)) return null;
  const held = overlay.peek(playerStream(actor));
  if (held === undefined || held.current.category !== 'player' || held.current.state.status === 'absent') return null;
  const { coin, points, rewards } = held.current.state;
  return { coin, points, locked: rewards.bonus.locked, version: held.version };
};

/** Decides one command and lets it take effect on the overlay and the writes, entirely or not at all. */
const decideOne = (
  pending: Pending,
  batch: Omit<DecidedBatch, 'decided' | 'deferred'>,
  rules: Rules,
  scope: DecisionWorld,
): Decided => {
  const { at, overlay, writes } = batch;
  const { command, commandId } = pending.submission;
  const { key, requestHash } = pending;
  try {
    const decision = rules.decide(command, scope.world, commandId);
    switch (decision.kind) {
      case 'early':
        return { pending, kind: 'early' };
      case 'rejected': {
        const { code, details } = decision;
        writes.receipts.push({ key, requestHash, outcome: rejectedText(decision), firstEvent: null });
        // A deadline that the rules have nothing to say about any more must not come back for ever.
        const timer = timerOf(commandId);
        if (timer !== null) planTimers(writes, [{ change: 'clear', timer }]);
        return { pending, kind: 'rejected', outcome: { status: 'rejected', code, details } };
      }
      case 'accepted': {
        const { streams, events } = plan(decision, overlay, at, scope.freshSeeds.size > 0);
        const firstEvent = planEvents(writes, events);
        overlay.apply({ streams, seeds: scope.freshSeeds });
        planTimers(writes, decision.timers);
        writes.receipts.push({ key, requestHash, outcome: acceptedText(events.length), firstEvent });
        return { pending, kind: 'accepted', firstEvent, events, wallet: walletAfter(pending, overlay) };
      }
    }
  } finally {
    scope.close();
  }
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Decides commands in order, synchronously; nothing here waits. A command whose decider throws fails alone, and one
 * that needs what wasn't loaded, or contradicts those before it, ends the batch before it.
 */
export const decideBatch = (
  commands: readonly Pending[],
  loaded: Loaded,
  at: Instant,
  rules: Rules,
  ports: WorldPorts,
): DecidedBatch => {
  const batch = { at, overlay: createOverlay(loaded), writes: noWrites() };
  const scope = openWorld(batch.overlay, at, ports);
  const decided: Decided[] = [];
  for (const [index, pending] of commands.entries()) {
    try {
      decided.push(decideOne(pending, batch, rules, scope));
    } catch (error) {
      const waits = error instanceof NotPrefetched || error instanceof ContradictsBatch;
      if (waits && index > 0) return { ...batch, decided, deferred: commands.slice(index) };
      decided.push({ pending, kind: 'failed', error: asError(error) });
    }
  }
  return { ...batch, decided, deferred: [] };
};

/** A batch's events in the form that a reader of the log finds. */
export const readBack = ({ at, writes }: DecidedBatch, firstPosition: number): ReadEvent[] =>
  writes.events.map(({ stream, event, number, facts }, index) => ({
    ...{ position: firstPosition + index, stream, version: number, at, event, facts },
  }));

/** An accepted command's events with the positions that the commit gave them. */
export const recorded = (events: readonly PlannedEvent[], firstPosition: number, at: Instant): RecordedEvent[] =>
  events.map(({ stream, event, number }, index) => ({
    stream,
    event,
    version: number,
    at,
    position: firstPosition + index,
  }));
