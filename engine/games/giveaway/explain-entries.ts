import { entriesHashOf, rowOf } from '../../fairness/giveaway-draw.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import type { EntryOf } from '../explanation/entries.ts';
import type { EntrantCheck, EntriesStep } from '../explanation/steps.ts';
import type { Tools } from '../explanation/tools.ts';
import { compare } from '../explanation/verdict.ts';
import type { GiveawayCreated, giveawayEntered } from './events.ts';

/** Codes count from 1, and nobody enters twice, too early or too late. */
export const checkEntries = (
  { hashing }: Pick<Tools, 'hashing'>,
  { startsAt, drawAt, host }: GiveawayCreated['data'],
  entered: readonly EntryOf<typeof giveawayEntered>[],
): Omit<EntriesStep, 'won'> => {
  const players = new Set<PlayerId | null>([host]);
  const entrants = entered.map(({ event, at, position }, index): EntrantCheck => {
    const { code, playerId, entropy } = event.data;
    const fits = code === index + 1 && !players.has(playerId) && at >= startsAt && at < drawAt;
    players.add(playerId);
    return { verdict: compare(fits), code, playerId, entropy, at, position };
  });
  const verdict = compare(entrants.every((entrant) => entrant.verdict === 'match'));
  return { name: 'entries', verdict, entrants, computed: entriesHashOf(hashing, rowOf(entrants)) };
};
