import type { GlasscaseEvent } from '../../engine/events.ts';
import type { GiveawayId } from '../../engine/kernel/ids.ts';
import { games } from './games.ts';

/** The giveaway that forgers change: one of the story of all games, with all its events. */
const { find, all, edited } = games;

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
