import { LRUCache } from 'lru-cache';
import type { Instant } from '../../engine/kernel/decision.ts';
import { batchLoader, type Load } from '../batch-loader.ts';
import type { AccountStore, Face } from './account-store.ts';

/**
 * So long a face is shown again without reading it: a thousand subscribers are shown the same few players. Who erases
 * their account, or changes their name, is seen as they were at most this much longer.
 */
export const FACE_LASTS_MS = 5_000;
const REMEMBERED = 20_000;
const READ_AT_ONCE = 500;

export interface FacesParts {
  readonly accounts: Pick<AccountStore, 'faces'>;
  readonly now: () => Instant;
}

/** How players are shown to others, by their id in the log; undefined where the account is erased. */
export const facesWith = ({ accounts, now }: FacesParts): Load<string, Face> => {
  const known = new LRUCache<string, { readonly face: Face | undefined; readonly until: Instant }>({ max: REMEMBERED });
  const read = batchLoader(accounts.faces, READ_AT_ONCE);
  return async (playerId) => {
    const remembered = known.get(playerId);
    if (remembered !== undefined && now() < remembered.until) return remembered.face;
    const until = now() + FACE_LASTS_MS;
    const face = await read(playerId);
    known.set(playerId, { face, until });
    return face;
  };
};
