import { z } from 'zod';
import { isListingId, isRoundId, isSkinId } from '../../engine/kernel/ids.ts';
import { option, UsageError, wholeOption } from './words.ts';

const wear = z.enum(['FN', 'MW', 'FT', 'WW', 'BS', '']);
const balance = z.enum(['coin', 'points']);
const reached = z.enum(['awaiting-shipment', 'awaiting-receipt', 'succeeded', 'failed']);

/** What the house sells, and what became of items on their way. */
export const shopRequests = [
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
export type StockListingRequest = Extract<ShopRequest, { request: 'stock-listing' }>;
export type CloseListingRequest = Extract<ShopRequest, { request: 'close-listing' }>;
export type AdvanceRetrievalRequest = Extract<ShopRequest, { request: 'advance-retrieval' }>;

const MAX_QUANTITY = 100_000;

/** @throws UsageError */
export const readStock = (subject: string | undefined, words: readonly string[]): StockListingRequest => {
  const [skin = '', code = ''] = (subject ?? '').split(':');
  const worn = wear.safeParse(code);
  const paid = balance.safeParse(option(words, '--balance') ?? 'coin');
  if (!isSkinId(skin) || !worn.success) throw new UsageError(`${subject ?? 'nothing'} is not <skin>[:<wear>]`);
  if (!paid.success) throw new UsageError('--balance is coin or points');
  const quantity = wholeOption(words, '--quantity', { min: 1, max: MAX_QUANTITY, fallback: null });
  const name = [skin, worn.data.toLowerCase(), paid.data].filter((part) => part !== '').join('-');
  const listing = option(words, '--listing') ?? name;
  if (!isListingId(listing))
    throw new UsageError(`--listing ${listing} is no name of small letters, digits and dashes`);
  return { request: 'stock-listing', listing, skin, wear: worn.data, balance: paid.data, quantity };
};

/** @throws UsageError */
export const readAdvance = (subject: string | undefined, words: readonly string[]): AdvanceRetrievalRequest => {
  const state = reached.safeParse(option(words, '--state'));
  if (subject === undefined || !isRoundId(subject))
    throw new UsageError(`${subject ?? 'nothing'} is not a retrieval id`);
  if (!state.success) throw new UsageError(`--state is one of ${reached.options.join(', ')}`);
  return { request: 'advance-retrieval', retrieval: subject, state: state.data };
};
