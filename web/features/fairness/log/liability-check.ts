import { fromHex, toHex } from '../../../../engine/fairness/bytes.ts';
import type { Verdict } from '../../../../engine/games/explanation/verdict.ts';
import { liabilityLeaf } from '../../../../engine/liabilities/leaf.ts';
import { isCounted, type OwnLeaf, type StatedTree } from '../../../../engine/liabilities/own-leaf.ts';
import { type InclusionPorts, proveInclusion } from './log-inclusion.ts';

/** Canonical JSON has one spelling. */
const STATEMENT =
  /^\{"at":"[^"]{24}","data":\{"commandId":"[^"]+","leaves":([1-9]\d{0,14}),"position":\d+,"root":"([0-9a-f]{64})","totals":\{[^{}]+\}\},"schemaVersion":1,"stream":"site-log","type":"LiabilitiesStated","v":2,"version":\d+\}$/;

/** The tree that an entry of the log states; null for any other entry. */
export const statedTreeIn = (json: string): StatedTree | null => {
  const [, leaves, root] = STATEMENT.exec(json) ?? [];
  return leaves === undefined || root === undefined ? null : { root, leaves: Number(leaves) };
};

export interface LiabilityCheck {
  /** SHA-256 of the leaf that salt, player and balances give, 64 hex digits. */
  readonly computed: string;
  /** `pending` until a checkpoint covers the statement. */
  readonly verdict: Verdict;
}

/**
 * Whether a player's balances lead to the root that an entry of the log states, and that entry stands where it is said to. Rejects
 * only when something couldn't be fetched. `json`: the entry, byte for byte.
 */
export const checkLiability = async (ports: InclusionPorts, leaf: OwnLeaf, json: string): Promise<LiabilityCheck> => {
  const computed = toHex(liabilityLeaf(ports.hashing, fromHex(leaf.salt), leaf));
  const stated = statedTreeIn(json);
  if (stated === null || !isCounted(ports.hashing, leaf, stated)) return { computed, verdict: 'mismatch' };
  return { computed, verdict: (await proveInclusion(ports, [{ position: leaf.entry, json }])).verdict };
};
