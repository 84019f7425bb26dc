import { defineState } from '../kernel/definitions.ts';
import { marketCommands } from './commands.ts';
import { pointsEvents } from './points/events.ts';
import { sellingEvents } from './selling/events.ts';
import { listingEvents, purchaseEvents } from './shop/events.ts';
import { evolveListing, NO_LISTING } from './shop/state.ts';

/** Selling, points and the shop. */
export const market = {
  events: [...sellingEvents, ...pointsEvents, ...purchaseEvents, ...listingEvents],
  commands: marketCommands,
  states: [
    defineState('listing', { initial: NO_LISTING, events: listingEvents, evolve: evolveListing, bytes: () => 500 }),
  ],
} as const;
