import { z } from 'zod';
import { listingId, skinId, wear } from '../../engine/kernel/event-codec.ts';
import { lotWorth } from '../../gateway/operator/caps.ts';
import { listingName } from '../../gateway/operator/catalog/listing.ts';
import { given, wholeNumber } from '../command-line.ts';
import { act, define, TEXT } from './operator-request.ts';

/** An operator's requests that stock and close listings. */
export const SHOP_REQUESTS = [
  define({
    request: 'stock-listing',
    fields: {
      listing: listingId,
      skin: skinId,
      wear,
      balance: z.enum(['coin', 'points']),
      quantity: z.int().min(1).max(100_000),
    },
    isNamedByWords: true,
    commands: act({
      usage: `shop stock <skin>[:<wear>] --quantity <n> [--balance coin|points] [--listing <name>]
      offer so many (more) in the shop; the price follows from the catalog`,
      words: ['skin[:wear]'],
      options: { quantity: TEXT, balance: { type: 'string', default: 'coin' }, listing: TEXT },
      request: ({ values: { quantity, balance, listing }, words: [subject = ''] }) => {
        const [skin = '', code = ''] = subject.split(':');
        return {
          listing: listing ?? listingName({ skin, wear: code, balance }),
          skin,
          wear: code,
          balance,
          quantity: wholeNumber('quantity', given('quantity', quantity), { min: 1, max: 100_000 }, null),
        };
      },
    }),
    weigh: async (sql, lot) => ({
      what: `${lot.quantity} of ${lot.skin}`,
      sum: await lotWorth(sql, lot),
      cap: 'given',
    }),
    perform: ({ submit }, { request: _, ...lot }) =>
      submit({ type: 'StockListing', ...lot }, `${lot.listing} is stocked`),
  }),
  define({
    request: 'close-listing',
    fields: { listing: listingId },
    act: 'shop close <listing>   take a listing off the shop',
    perform: ({ submit }, { listing }) => submit({ type: 'CloseListing', listing }, `${listing} is closed`),
  }),
];
