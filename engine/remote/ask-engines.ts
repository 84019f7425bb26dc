import type { Outcome } from '../engine.ts';
import { type Backoff, pauseAfter } from '../kernel/backoff.ts';
import type { Answer } from './answer-codec.ts';
import type { Unreadable } from './message.ts';

/** The result of one try: an answer, no engine there, or silence that may hide anything. */
export type Reply = { readonly kind: 'unreached' } | { readonly kind: 'silent' } | Answer;

/** The engine met a fault of its own; the log holds anything that it did. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}

/** Every engine refused the submission unread: another version of the protocol, or larger than a message may be. */
export class EngineRefused extends Error {
  override readonly name = 'EngineRefused';
}

export interface AskingLimits {
  /** Milliseconds until the caller is told `unknown` or `busy`. */
  readonly answerWithin: number;
  /** Milliseconds until the next engine is asked; the first may still answer. */
  readonly tryFor: number;
}

export interface AskingParts {
  /** The engines that are there, best first. */
  readonly engines: () => readonly string[];
  /** Sends the very same submission. Never rejects. */
  readonly ask: (engine: string, within: number) => Promise<Reply>;
  /** No engine is left to ask. */
  readonly onNobody: () => void;
  readonly monotonic: () => number;
  readonly limits: AskingLimits;
}

/** Pauses before all engines are tried again: they grow, so that a site without engines isn't kept busy by asking. */
const BACKOFF: Backoff = { firstMs: 20, longestMs: 250 };

/** The result of the work, or null after so many milliseconds. */
const within = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Asks one engine after the other until one gives an answer to keep. All of them are asked the same thing with the same
 * id, and share receipts, so whichever answers first is right, also one that was given up.
 * @throws EngineFailed
 * @throws EngineRefused
 */
export const askEngines = async ({ engines, ask, onNobody, monotonic, limits }: AskingParts): Promise<Outcome> => {
  const end = monotonic() + limits.answerWithin;
  const final = Promise.withResolvers<{ readonly outcome: Outcome }>();
  // The race below may be over when a try that was given up fails: that rejection must not count as unhandled.
  final.promise.catch(() => undefined);
  const tried = new Set<string>();
  const refusals = new Map<string, Unreadable>();
  // Tries that may have done something, as far as is known.
  let open = 0;

  /** Resolves to null when another engine should be asked. */
  const attempt = async (engine: string): Promise<null> => {
    open += 1;
    const reply = await ask(engine, Math.max(1, end - monotonic()));
    if (reply.kind === 'silent') return null;
    if (reply.kind === 'failed') {
      final.reject(new EngineFailed(`the engine failed: ${reply.error}`));
      return null;
    }
    if (reply.kind === 'outcome') {
      if (reply.outcome.status === 'unknown') return null;
      // Busy is the whole truth only where no earlier try may have done something.
      if (reply.outcome.status !== 'busy' || open === 1) {
        final.resolve(reply);
        return null;
      }
    }
    open -= 1;
    if (reply.kind === 'refused') refusals.set(engine, reply.reason);
    return null;
  };

  for (let rounds = 1; ; ) {
    const left = end - monotonic();
    if (left <= 0) return { status: open > 0 ? 'unknown' : 'busy' };
    const known = engines();
    const engine = known.find((id) => !tried.has(id));
    const turn =
      engine === undefined
        ? within(final.promise, Math.min(pauseAfter(rounds, BACKOFF), left))
        : within(Promise.race([final.promise, attempt(engine)]), Math.min(limits.tryFor, left));
    if (engine !== undefined) tried.add(engine);
    const kept = await turn;
    if (kept !== null) return kept.outcome;
    if (engine !== undefined) continue;
    const refused = known.map((id) => refusals.get(id));
    if (open === 0 && known.length > 0 && !refused.includes(undefined)) {
      throw new EngineRefused(`every engine refused a submission: ${refused[0]}`);
    }
    onNobody();
    tried.clear();
    rounds += 1;
  }
};
