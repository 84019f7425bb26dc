import type { AnsweredInclusionPromise } from '../engine/engine.ts';
import { answeredInclusionPromise, signInclusionPromise } from '../engine/log/inclusion-promise.ts';
import { promiseSignerFromSeed } from '../engine/log/log-key.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { T0 } from './deciders.ts';

/** Of the log that tests pretend to have. */
export const promiseSigner = promiseSignerFromSeed('example.org/log', '33'.repeat(32));

/** The promise of an answer in tests that don't look into it. */
export const someInclusionPromise: AnsweredInclusionPromise = answeredInclusionPromise(
  signInclusionPromise(nodeHashing, promiseSigner, { first: 0, leaves: [new Uint8Array(32)], at: T0 }),
  0,
  1,
);
