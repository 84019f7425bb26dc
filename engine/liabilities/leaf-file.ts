import { z } from 'zod';
import { jsonIn } from '../kernel/canonical-json.ts';
import { count, hexHash, money, playerId } from '../kernel/event-codec.ts';
import { LEAF_FORMAT, type OwnLeaf } from './own-leaf.ts';

/** More siblings than any tree of players has. */
const MOST_SIBLINGS = 40;
export const MAX_LEAF_FILE_BYTES = 16_384;

const file = z.object({
  format: z.literal(LEAF_FORMAT),
  entry: count,
  index: count,
  leaves: count.min(1),
  path: z.array(hexHash).max(MOST_SIBLINGS),
  salt: hexHash,
  playerId,
  coin: money,
  points: money,
  locked: money,
});

/** A leaf from the file that its player keeps; other members are passed over. Null for anything else. */
export const readLeafFile = (bytes: Uint8Array): OwnLeaf | null => {
  if (bytes.length > MAX_LEAF_FILE_BYTES) return null;
  const parsed = file.safeParse(jsonIn(new TextDecoder().decode(bytes)));
  if (!parsed.success) return null;
  const { format: _, ...leaf } = parsed.data;
  return leaf;
};
