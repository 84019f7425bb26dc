import { z } from 'zod';
import { isListingId, isRoundId, isSkinId } from '../../engine/kernel/ids.ts';
import { given, wholeNumber } from '../command-line.ts';
import { act, look } from './operator-command.ts';

const wear = z.enum(['FN', 'MW', 'FT', 'WW', 'BS', '']);
const balance = z.enum(['coin', 'points']);
const reached = z.enum(['awaiting-shipment', 'awaiting-receipt', 'succeeded', 'failed']);

/** What the house sells, and what became of items on their way. */
export const shopRequests = [
  z.strictObject({ request: z.literal('list-listings') }),
  z.strictObject({
    request: z.literal('stock-listing'),
    listing: z.string().refine(isListingId),
    skin: z.string().refine(isSkinId),
    wear,
    balance,
    quantity: z.int().min(1).max(100_000),
  }),
  z.strictObject({ request: z.literal('close-listing'), listing: z.string().refine(isListingId) }),
  z.strictObject({
    request: z.literal('advance-retrieval'),
    retrieval: z.string().refine(isRoundId),
    state: reached,
  }),
] as const;

type ShopRequest = z.infer<(typeof shopRequests)[number]>;
export type AdvanceRetrievalRequest = Extract<ShopRequest, { request: 'advance-retrieval' }>;

const stockOf = (subject: string, paid: string, listing: string | undefined, quantity: string | undefined): unknown => {
  const [skin = '', code = ''] = subject.split(':');
  const name = [skin, code.toLowerCase(), paid].filter((part) => part !== '').join('-');
  return {
    request: 'stock-listing',
    listing: listing ?? name,
    skin,
    wear: code,
    balance: paid,
    quantity: wholeNumber('quantity', given('quantity', quantity), { min: 1, max: 100_000 }, null),
  };
};

export const SHOP_COMMANDS = [
  look({
    name: 'shop list',
    usage: 'shop list   what the shop offers, and how many are left',
    options: {},
    request: () => ({ request: 'list-listings' }),
  }),
  act({
    name: 'shop stock',
    usage: `shop stock <skin>[:<wear>] --quantity <n> [--balance coin|points] [--listing <name>]
      offer so many (more) in the shop; the price follows from the catalog`,
    words: ['skin[:wear]'],
    options: {
      quantity: { type: 'string' },
      balance: { type: 'string', default: 'coin' },
      listing: { type: 'string' },
    },
    request: ({ values, words: [subject = ''] }) => stockOf(subject, values.balance, values.listing, values.quantity),
  }),
  act({
    name: 'shop close',
    usage: 'shop close <listing>   take a listing off the shop',
    words: ['listing'],
    options: {},
    request: ({ words: [listing] }) => ({ request: 'close-listing', listing }),
  }),
  act({
    name: 'retrieval advance',
    usage: `retrieval advance <retrievalId> --state awaiting-shipment|awaiting-receipt|succeeded|failed
      say by hand what became of a retrieval; failed returns the item`,
    words: ['retrievalId'],
    options: { state: { type: 'string' } },
    request: ({ values, words: [retrieval] }) => ({
      request: 'advance-retrieval',
      retrieval,
      state: given('state', values.state),
    }),
  }),
];
