import { z } from 'zod';
import { defineChangedEvent, type EventOf, FIRST, pastVersion } from '../engine/facts/define-event.ts';
import { gets } from '../engine/facts/facts.ts';
import { commandId, count, playerId, positiveMoney } from '../engine/kernel/event-codec.ts';

/** `amount` was renamed, and then a field added: an event of three versions, which the product hasn't got. */
const first = pastVersion(
  FIRST,
  { commandId, playerId, amount: positiveMoney },
  {
    becomes: 2,
    facts: ({ playerId, amount }) => ({ postings: gets(playerId, 'rewards', 'REBATE', amount) }),
    upcast: ({ amount, ...data }) => ({ ...data, coin: amount }),
  },
);

const second = pastVersion(
  first,
  { commandId, playerId, coin: positiveMoney },
  {
    becomes: 3,
    facts: ({ playerId, coin }) => ({ postings: gets(playerId, 'rewards', 'REBATE', coin) }),
    upcast: (data) => ({ ...data, friends: 0, note: null }),
  },
);

export const giftGiven = defineChangedEvent(
  'GiftGiven',
  second,
  { commandId, playerId, coin: positiveMoney, friends: count, note: z.string().max(20).nullable() },
  {
    stream: 'player',
    visibility: 'open',
    facts: ({ playerId, coin }) => ({ postings: gets(playerId, 'rewards', 'REBATE', coin) }),
  },
);
export type GiftGiven = EventOf<typeof giftGiven>;
