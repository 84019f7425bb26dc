import type { BalanceType } from '../engine/facts/facts.ts';
import { toHex } from '../engine/fairness/bytes.ts';
import { idIn, isHexHash, isPlayerId, mustBe, type PlayerId } from '../engine/kernel/ids.ts';
import { liabilityLeaf, type Owed } from '../engine/liabilities/leaf.ts';
import type { OwnLeaf } from '../engine/liabilities/own-leaf.ts';
import { HASH_BYTES } from '../engine/log/merkle.ts';
import { inclusionProof } from '../engine/log/proofs.ts';
import { newTree, type Tile } from '../engine/log/tree.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { balanceOf } from '../engine/player/state.ts';
import type { StateLiabilities } from '../engine/site/state-liabilities.ts';
import { type House, hashOf } from './deciders.ts';

export interface Salted extends Owed {
  readonly playerId: PlayerId;
  /** 64 hex digits. */
  readonly salt: string;
}

const hexOf = (bytes: Uint8Array) => mustBe(isHexHash, toHex(bytes));

/** The tree that a house states in that entry, of these players by their hashes, and each one's leaf in it. */
export const liabilityTree = (owed: readonly Salted[], entry: number) => {
  const tiles = new Map<string, Tile>();
  const keep = (tile: Tile): void => void tiles.set(`${tile.level}/${tile.index}`, tile);
  const sorted = owed
    .map((one) => ({ one, hash: liabilityLeaf(nodeHashing, Buffer.from(one.salt, 'hex'), one) }))
    .sort((a, b) => Buffer.compare(a.hash, b.hash));
  const tree = newTree(nodeHashing);
  for (const { hash } of sorted) tree.append(hash).forEach(keep);
  tree.partials().forEach(keep);
  const leaves = sorted.length;
  const readTile = async (level: number, index: number, width: number) =>
    tiles.get(`${level}/${index}`)?.hashes.subarray(0, width * HASH_BYTES) ?? new Uint8Array(0);
  return {
    root: hexOf(tree.root()),
    leaves,
    leafOf: async (playerId: PlayerId): Promise<OwnLeaf> => {
      const index = sorted.findIndex(({ one }) => one.playerId === playerId);
      const own = sorted[index]?.one;
      if (own === undefined) throw new Error(`${playerId} isn't in the tree`);
      const path = await inclusionProof(nodeHashing, index, leaves, readTile);
      return { entry, index, leaves, path: path.map(hexOf), ...own, salt: mustBe(isHexHash, own.salt) };
    },
  };
};

/** The liabilities of a house to every player who ever registered there. */
export const owedBy = (house: House): readonly Salted[] =>
  [...house.states()].flatMap(([stream, found], n) => {
    if (found.category !== 'player') return [];
    const { state } = found;
    const held = (balance: BalanceType) => String(balanceOf(state, balance));
    const balances = { coin: held('coin'), points: held('points'), locked: held('locked') };
    return [{ playerId: mustBe(isPlayerId, idIn(stream)), ...balances, salt: hashOf(`salt of ${n}`) }];
  });

/** The statement of a house with these liabilities, by its log up to now. */
export const statementOf = (house: House, owed: readonly Salted[] = owedBy(house)): StateLiabilities => {
  const position = house.recorded.length;
  const { root, leaves } = liabilityTree(owed, position);
  const sum = (balance: BalanceType) => String(owed.reduce((total, one) => total + BigInt(one[balance]), 0n));
  const totals = { coin: sum('coin'), points: sum('points'), locked: sum('locked') };
  return { type: 'StateLiabilities', position, root, leaves, totals };
};
