import { toHex, utf8 } from '../../../../engine/fairness/bytes.ts';
import type { Hashing } from '../../../../engine/fairness/hashing.ts';
import { roomIdOf } from '../../../../engine/fairness/room-id.ts';
import { compare, type Verdict } from './verdict.ts';

/** Nobody chose the room's id: it follows from its creator, the committed seed and the creator's entropy. */
export interface RoomIdCheck {
  readonly verdict: 'match' | 'mismatch';
  /** What was hashed. */
  readonly text: string;
  readonly computed: string;
  readonly shown: string;
}

export const checkRoomId = (hashing: Hashing, text: string, shown: string, asked: string): RoomIdCheck => {
  const computed = roomIdOf(hashing, text);
  return { verdict: compare(computed === shown && shown === asked), text, computed, shown };
};

/** Everything that the draws follow from, besides seed and beacon, was fixed by one hash. */
export interface LockCheck {
  readonly verdict: Verdict;
  readonly at: number;
  readonly position: number;
  /** RFC 8785 JSON: what was hashed. */
  readonly text: string;
  readonly computed: string;
  readonly published: string;
}

export const checkLockText = (
  hashing: Hashing,
  { text, published, at, position }: Pick<LockCheck, 'text' | 'published' | 'at' | 'position'>,
  agrees: boolean,
): LockCheck => {
  const computed = toHex(hashing.sha256(utf8(text)));
  return { verdict: compare(computed === published && agrees), at, position, text, computed, published };
};
