import { fromHex, utf8 } from '../../../../engine/fairness/bytes.ts';
import type { Verdict } from '../../../../engine/games/explanation/verdict.ts';
import { commitmentOf } from '../../../../engine/log/commitment.ts';
import { type InclusionPorts, proveInclusion } from './log-inclusion.ts';

/** A sealed entry as published, and the salt and entry that open it. */
export interface OwnOpening {
  readonly position: number;
  /** JSON with the commitment. */
  readonly published: string;
  /** Hex. */
  readonly salt: string;
  /** JSON of the whole entry. */
  readonly entry: string;
}

/** The published commitment; empty where there is none. */
export const publishedCommitment = (published: string): string =>
  /"commitment":"([0-9a-f]{64})"/.exec(published)?.[1] ?? '';

export interface OpeningCheck {
  /** The commitment of salt and entry, 64 hex digits; empty for an invalid salt. */
  readonly computed: string;
  /** `pending` until a checkpoint covers the entry. */
  readonly verdict: Verdict;
}

/** Whether the log commits to the entry, there where it is said to. Rejects only when something couldn't be fetched. */
export const checkOpening = async (
  ports: InclusionPorts,
  { position, published, salt, entry }: OwnOpening,
): Promise<OpeningCheck> => {
  if (!/^[0-9a-f]{64}$/.test(salt)) return { computed: '', verdict: 'mismatch' };
  const computed = commitmentOf(ports.hashing, { salt: fromHex(salt), entry: utf8(entry) });
  if (computed !== publishedCommitment(published)) return { computed, verdict: 'mismatch' };
  return { computed, verdict: (await proveInclusion(ports, [{ position, json: published }])).verdict };
};
