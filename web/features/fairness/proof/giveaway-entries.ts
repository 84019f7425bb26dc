import { NO_ENTRIES, nextEntriesHash } from '../../../../engine/fairness/giveaway-draw.ts';
import type { PlayerId } from '../../../../engine/kernel/ids.ts';
import type { EntryOf } from './proof-entries.ts';
import type { Tools } from './tools.ts';
import { compare, type Verdict } from './verdict.ts';

/** One link of the chain over all entries. */
export interface ChainLink {
  readonly verdict: 'match' | 'mismatch';
  readonly code: number;
  readonly playerId: PlayerId;
  readonly entropy: string;
  readonly at: number;
  readonly position: number;
  /** The chain's hash up to here, computed again. */
  readonly computed: string;
}

export interface EntriesCheck {
  readonly verdict: Verdict;
  /** In the order of their codes. */
  readonly links: readonly ChainLink[];
  /** The hash that stands for all of them; 64 zeros without any. */
  readonly computed: string;
}

interface Room {
  readonly startsAt: number;
  readonly drawAt: number;
  readonly host: PlayerId | null;
}

/**
 * Codes count from 1, nobody enters twice, too early or too late, and each entry's hash covers all before it. Takes a
 * breath between entries: there may be ten thousand.
 */
export const checkEntries = async (
  { hashing, pause }: Pick<Tools, 'hashing' | 'pause'>,
  { startsAt, drawAt, host }: Room,
  entered: readonly EntryOf<'GiveawayEntered'>[],
): Promise<EntriesCheck> => {
  const links: ChainLink[] = [];
  const players = new Set<PlayerId>(host === null ? [] : [host]);
  let previous: string = NO_ENTRIES;
  for (const { event, at, position } of entered) {
    const { code, playerId, entropy, entriesHash } = event.data;
    const computed = nextEntriesHash(hashing, previous, code, playerId, entropy);
    const fits = code === links.length + 1 && !players.has(playerId) && at >= startsAt && at < drawAt;
    links.push({ verdict: compare(fits && computed === entriesHash), code, playerId, entropy, at, position, computed });
    players.add(playerId);
    // The chain goes on from what was computed: one wrong link shows in all that follow.
    previous = computed;
    await pause();
  }
  return { verdict: compare(links.every(({ verdict }) => verdict === 'match')), links, computed: previous };
};
