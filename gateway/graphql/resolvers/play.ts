import type { Command } from '../../../engine/commands.ts';
import { factsOf } from '../../../engine/events.ts';
import { userSeedPattern } from '../../../engine/fairness/seed-pair.ts';
import { MAX_QUANTITY } from '../../../engine/games/case/terms.ts';
import { isCaseSlug } from '../../../engine/kernel/ids.ts';
import { formatMoney, sumOf } from '../../../engine/kernel/money.ts';
import { MAX_SOLD_AT_ONCE } from '../../../engine/market/selling/sell-items.ts';
import { playOf } from '../../../engine/projections/queries/plays.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { requireViewer } from '../context.ts';
import type { MutationResolvers, SellResultResolvers } from '../generated/resolvers.ts';
import type { RoundModel } from '../models.ts';
import { readItemIds } from './item-ids.ts';
import { itemFrom, itemOf } from './items.ts';
import { revealedPair, seedsAt } from './seeds.ts';
import { type Answer, awaitShown, eventIn, submit } from './submit.ts';

/**
 * The rounds of an answer: their items are as they were won; a repeated command may be answered long after they were sold,
 * and then the backpack is asked.
 */
export const openedRounds = ({ events, repeated }: Answer): readonly RoundModel[] =>
  events.flatMap((recorded) => {
    const play = playOf('case', recorded);
    return play === null ? [] : [{ ...play, freshItem: repeated ? null : itemFrom(play) }];
  });

/** Coin, and the locked bonus that items of free cases bring. */
const soldFor = ({ events }: Answer): bigint =>
  sumOf(
    events
      .flatMap(({ event, at }) => factsOf(event, at).postings)
      .flatMap(({ action, amount }) => (action === 'ITEM_SALE' || action === 'FREE_ITEM_SALE' ? [amount] : [])),
  );

export const playMutations: Pick<MutationResolvers, 'openCase' | 'sellItems' | 'rotateSeed'> = {
  openCase: async (_root, { input }, context) => {
    const { commandId, terms, slug, quantity, oddsHash, entropy } = input;
    const { playerId } = await requireViewer(context);
    if (quantity < 1 || quantity > MAX_QUANTITY) throw invalidInput('quantity', `is 1 to ${MAX_QUANTITY}`);
    if (!isCaseSlug(slug)) throw new GatewayError('CASE_NOT_FOUND');
    const command: Command = { type: 'OpenCase', playerId, terms, case: slug, quantity, oddsHash, entropy };
    const answer = await submit(context, commandId, command);
    return { rounds: openedRounds(answer), wallet: answer.wallet, position: answer.position };
  },

  sellItems: async (_root, { commandId, terms, itemIds, expectedTotal }, context) => {
    const { playerId } = await requireViewer(context);
    const known = readItemIds(itemIds, MAX_SOLD_AT_ONCE);
    if (expectedTotal != null && expectedTotal < 0n) throw invalidInput('expectedTotal', 'is not negative');
    const answer = await submit(context, commandId, {
      type: 'SellItems',
      playerId,
      terms,
      itemIds: known,
      expectedTotal: expectedTotal == null ? null : formatMoney(expectedTotal),
    });
    const { wallet, position } = answer;
    return { itemIds: known, total: soldFor(answer), wallet, position };
  },

  rotateSeed: async (_root, { commandId, entropy, userSeed }, context) => {
    const { playerId } = await requireViewer(context);
    if (userSeed != null && !userSeedPattern.test(userSeed)) {
      throw invalidInput('userSeed', 'is 1 to 64 of A–Z a–z 0–9 _ -');
    }
    const command: Command = { type: 'RotateSeed', playerId, userSeed: userSeed ?? null, entropy };
    const answer = await submit(context, commandId, command);
    const { event } = eventIn(answer, 'SeedRotated');
    const { position } = answer;
    await awaitShown(context, 'seed-pairs', position, commandId);
    const seeds = await seedsAt(context, playerId, position);
    const pair = await context.seedPair(event.data.revealed.pairId);
    if (pair === undefined) throw new GatewayError('INTERNAL', {}, 'a revealed pair that was never committed');
    return { seeds, revealed: revealedPair(pair), position };
  },
};

export const sellResultFields: SellResultResolvers = {
  items: ({ itemIds }, _arguments, context) => Promise.all(itemIds.map((id) => itemOf(context, id))),
};
