import { z } from 'zod';
import type { HandedInclusionPromise } from '../engine.ts';
import { jsonIn } from '../kernel/canonical-json.ts';
import { MAX_NOTE_BYTES } from './note.ts';

/** A promise as it is kept in a file, with what it takes to check it should the log show that no more. */
export interface KeptInclusionPromise extends HandedInclusionPromise {
  /** `/log/promise-keys` as it was when the promise was given; empty where the client didn't keep it. */
  readonly certificates: string;
}

/** More only wants to exhaust a reader. */
export const MAX_PROMISE_FILE_BYTES = 4_194_304;
const MAX_PROMISES = 2_000;

const hash = z.string().length(44);

/** The members of a kept promise. */
export const keptInclusionPromise = {
  note: z.string().max(MAX_NOTE_BYTES),
  leafHash: hash,
  index: z.int().min(0),
  path: z.array(hash).max(32),
  certificates: z.string().max(65_536),
};

const kept = z.object({ ...keptInclusionPromise, certificates: keptInclusionPromise.certificates.default('') });

const file = z.union([kept.transform((one) => [one]), z.array(kept).max(MAX_PROMISES)]);

/** The promises of a JSON file: one as an answer brought it, or a list; other members are passed over. Null for anything else. */
export const readPromiseFile = (bytes: Uint8Array): readonly KeptInclusionPromise[] | null => {
  if (bytes.length > MAX_PROMISE_FILE_BYTES) return null;
  const parsed = file.safeParse(jsonIn(new TextDecoder().decode(bytes)));
  return parsed.success ? parsed.data : null;
};
