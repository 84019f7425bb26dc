import type { Hashing } from '../../fairness/hashing.ts';
import { NO_ENTROPY } from '../../fairness/no-entropy.ts';
import { createFirstSeen } from '../replay/first-seen.ts';

/** So many are told; all are counted. */
const SHOWN = 100;

/** Entropy that a later command brought again. */
export interface ReusedEntropy {
  readonly position: number;
  /** The entry that had it first. */
  readonly first: number;
  readonly entropy: string;
  readonly player: string;
  /** Whether the same player had it first, and with the same user seed. */
  readonly samePlayer: boolean;
  readonly sameUserSeed: boolean;
}

export interface EntropyReport {
  /** Commands that brought entropy. */
  readonly commands: number;
  /** Seats and entries that say that they brought none. */
  readonly none: number;
  readonly reused: { readonly byOnePlayer: number; readonly acrossPlayers: number; readonly withUserSeed: number };
  /** The first hundred. */
  readonly shown: readonly ReusedEntropy[];
}

export interface UsedEntropy {
  readonly entropy: string;
  readonly player: string;
  /** Null where many play: no user seed takes part. */
  readonly userSeed: string | null;
}

/** Looks for entropy that comes twice. All plays of one command share theirs, as they should. */
export const watchEntropy = (hashing: Hashing) => {
  const entropies = createFirstSeen(hashing);
  const ofPlayer = createFirstSeen(hashing);
  const withSeed = createFirstSeen(hashing);
  const shown: ReusedEntropy[] = [];
  const reused = { byOnePlayer: 0, acrossPlayers: 0, withUserSeed: 0 };
  let commands = 0;
  let none = 0;
  let before = '';

  return {
    record: (position: number, commandId: string, { entropy, player, userSeed }: UsedEntropy): void => {
      // Entries of one command stand next to each other.
      const command = `${commandId}|${player}|${entropy}`;
      if (command === before) return;
      before = command;
      if (entropy === NO_ENTROPY) {
        none += 1;
        return;
      }
      commands += 1;
      const first = entropies.seen(entropy, position);
      const samePlayer = ofPlayer.seen(`${player}|${entropy}`, position) !== null;
      const sameUserSeed = userSeed !== null && withSeed.seen(`${userSeed}|${entropy}`, position) !== null;
      if (first === null) return;
      if (samePlayer) reused.byOnePlayer += 1;
      else reused.acrossPlayers += 1;
      if (sameUserSeed) reused.withUserSeed += 1;
      if (shown.length < SHOWN) shown.push({ position, first, entropy, player, samePlayer, sameUserSeed });
    },
    report: (): EntropyReport => ({ commands, none, reused, shown }),
  };
};
