import { fromHex } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { HexHash } from '../kernel/ids.ts';
import { verifyInclusion } from '../log/proofs.ts';
import { liabilityLeaf, type Owed } from './leaf.ts';

export const LEAF_FORMAT = 'glasscase-liability/1';

/** A player's leaf in the tree of a statement, with all that it takes to find the tree's root from it. */
export interface OwnLeaf extends Owed {
  /** Where the log has the statement. */
  readonly entry: number;
  /** The leaf's place in the tree, from 0, and how many there are. */
  readonly index: number;
  readonly leaves: number;
  /** Siblings from the leaf up. */
  readonly path: readonly HexHash[];
  readonly salt: HexHash;
}

/** The file in which a player keeps their leaf: JSON. */
export const leafFileOf = (leaf: OwnLeaf): string => `${JSON.stringify({ format: LEAF_FORMAT, ...leaf }, null, 2)}\n`;

/** The tree of a statement. */
export interface StatedTree {
  /** 64 hex digits. */
  readonly root: string;
  readonly leaves: number;
}

/** Whether salt, player and balances lead to the stated root. */
export const isCounted = (hashing: Hashing, leaf: OwnLeaf, { root, leaves }: StatedTree): boolean =>
  leaf.leaves === leaves &&
  verifyInclusion(hashing, {
    leaf: liabilityLeaf(hashing, fromHex(leaf.salt), leaf),
    index: leaf.index,
    size: leaves,
    root: fromHex(root),
    proof: leaf.path.map(fromHex),
  });
