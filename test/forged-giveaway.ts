import type { GlasscaseEvent } from '../engine/events.ts';
import type { GiveawayId } from '../engine/kernel/ids.ts';
import { forgerOf } from './forger.ts';
import { recordGames } from './games-story/story.ts';

/** What forgers of giveaways look at: the story of all games, and in it one room with everything that it brought. */
export const { recorded } = recordGames();
export const giveaways = forgerOf(recorded);
const { find, all, edited } = giveaways;

/** Ann gives two items away, four players enter. */
export const created = find('GiveawayCreated', ({ data }) => data.host !== null && data.prizes.length === 2);
export const { giveawayId } = created.event.data;
export const inIt = ({ data }: { readonly data: { readonly giveawayId: GiveawayId } }): boolean =>
  data.giveawayId === giveawayId;
export const entries = all('GiveawayEntered').filter(({ event }) => inIt(event));
export const lock = find('GiveawayLocked', inIt);
export const drawn = find('GiveawayDrawn', inIt);

/** Every event of the room told again; null leaves one out. */
export const rewritten = (rewrite: (event: GlasscaseEvent) => GlasscaseEvent | null) =>
  edited((event) => ('giveawayId' in event.data && event.data.giveawayId === giveawayId ? rewrite(event) : event));
