import { hash } from 'node:crypto';
import type { Submission } from '../commands.ts';
import type { Outcome } from '../engine.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';

/** A submission on its way, with everybody who waits for its answer. */
export interface Pending {
  readonly submission: Submission;
  /** SHA-256(actor | command id), 64 hex digits: the receipt's key. */
  readonly key: string;
  /** SHA-256 of the command's canonical JSON, 64 hex digits: the same id with another body is a conflict. */
  readonly requestHash: string;
  /** When its caller is told `unknown` at the latest, in milliseconds of the monotonic clock. */
  readonly deadline: number;
  readonly outcome: Promise<Outcome>;
  /** Gives the answer, once; later ones are ignored. */
  answer(outcome: Outcome): void;
  fail(error: Error): void;
}

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** @throws TypeError when the command isn't made of what canonical JSON can say. */
export const pend = (submission: Submission, deadline: number): Pending => {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  return {
    submission,
    key: sha256(`${submission.actor}|${submission.commandId}`),
    requestHash: sha256(canonicalJson(submission.command)),
    deadline,
    outcome: promise,
    answer: resolve,
    fail: reject,
  };
};
