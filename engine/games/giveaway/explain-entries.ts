import { NO_ENTRIES, nextEntriesHash } from '../../fairness/giveaway-draw.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import type { EntryOf } from '../explanation/entries.ts';
import type { ChainLink, EntriesStep } from '../explanation/steps.ts';
import type { Tools } from '../explanation/tools.ts';
import { compare } from '../explanation/verdict.ts';
import type { giveawayEntered } from './events.ts';

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
  entered: readonly EntryOf<typeof giveawayEntered>[],
): Promise<Omit<EntriesStep, 'won'>> => {
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
  const verdict = compare(links.every((link) => link.verdict === 'match'));
  return { name: 'entries', verdict, links, computed: previous };
};
