import { z } from 'zod';

const count = z.int().min(0);

/** The expected result of an audit of the copy. */
const audited = z.strictObject({
  verdict: z.enum(['clean', 'plays-clean', 'failed']),
  exitCode: count,
  /** Of all findings, in the order of the alphabet. */
  kinds: z.array(z.string()),
  /** The finding that comes first in the report: its kind, and the entry that it is about; null where nothing is found. */
  first: z.strictObject({ kind: z.string(), position: count.nullable() }).nullable(),
});
export type Audited = z.infer<typeof audited>;

const expected = z.strictObject({
  full: audited,
  public: audited,
  secondOpinion: z.strictObject({ exitCode: count, says: z.string() }),
});
/** The expected results of three auditors of a copy. */
export type Expected = z.infer<typeof expected>;

const copy = {
  folder: z.string(),
  key: z.string(),
  entries: count,
  expected,
};
const log = z.strictObject({ ...copy, holds: z.string() });
const mutant = z.strictObject({ ...copy, of: z.string(), fault: z.string(), kind: z.string() });

/** `index.json` of a pack: see `docs/auditors-pack.md`. */
export const packIndex = z.strictObject({
  format: z.literal('glasscase-conformance/1'),
  seed: z.string(),
  logs: z.array(log),
  mutants: z.array(mutant),
});
export type PackIndex = z.infer<typeof packIndex>;
export type PackLog = z.infer<typeof log>;
export type PackMutant = z.infer<typeof mutant>;

export const INDEX_FILE = 'index.json';
export const indexText = (index: PackIndex): string => `${JSON.stringify(index, null, 1)}\n`;
