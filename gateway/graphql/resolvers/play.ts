import type { Actor, Command } from '../../../engine/commands.ts';
import type { WalletView } from '../../../engine/engine.ts';
import { userSeedPattern } from '../../../engine/fairness/seed-pair.ts';
import { type CommandId, isCaseSlug, isRoundId } from '../../../engine/kernel/ids.ts';
import { formatMoney } from '../../../engine/kernel/money.ts';
import { playFrom } from '../../../engine/projections/queries/plays.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { type Accepted, outcomeOrThrow } from '../../outcome.ts';
import { roundIn } from '../../refusals.ts';
import { type GatewayContext, requireViewer } from '../context.ts';
import type { MutationResolvers, SellResultResolvers } from '../generated/resolvers.ts';
import type { RoundModel } from '../models.ts';
import { itemFrom } from './items.ts';
import { revealedPair, seedsAt } from './seeds.ts';

const MIN_DEPOSIT = 100n;
const MAX_DEPOSIT = 10_000_000n;
const MAX_QUANTITY = 10;
const MAX_SOLD_AT_ONCE = 100;

type Answer = Accepted & { readonly wallet: WalletView; readonly position: number };

/** Refusals that tell of a catalog newer than the one shown. */
const CATALOG_MOVED: ReadonlySet<string> = new Set(['CASE_CHANGED', 'CASE_RETIRED', 'GAME_STOPPED']);

/** Hands a player's command to the engine. @throws GatewayError unless it was accepted */
const submit = async (
  { ports, catalogs }: GatewayContext,
  actor: Actor,
  commandId: CommandId,
  command: Command,
): Promise<Answer> => {
  const outcome = await ports.engine.submit({ actor, commandId, command });
  if (outcome.status === 'rejected') {
    const { code, details } = outcome;
    if (CATALOG_MOVED.has(code)) catalogs.expire();
    if (command.type === 'OpenCase') {
      const refusal = { commandId, command, code, round: roundIn(details), at: ports.now() };
      throw new GatewayError(code, details, undefined, ports.signRefusal(refusal));
    }
  }
  const accepted = outcomeOrThrow(outcome, commandId);
  const { wallet, events } = accepted;
  if (wallet === null) throw new GatewayError('INTERNAL', {}, 'a player command was answered without a wallet');
  return { ...accepted, wallet, position: (events.at(-1) ?? events[0]).position };
};

/**
 * The rounds of an answer. Where nothing happened to the player since, their items are as they were won; a repeated
 * command may be answered long after they were sold, and then the backpack is asked.
 */
const roundsOf = ({ events, wallet }: Answer): readonly RoundModel[] => {
  const untouched = events.at(-1)?.version === wallet.version;
  return events.flatMap((recorded) => {
    const play = playFrom(recorded);
    return play === null ? [] : [{ ...play, freshItem: untouched ? itemFrom(play) : null }];
  });
};

export const playMutations: Pick<MutationResolvers, 'openCase' | 'sellItems' | 'rotateSeed' | 'deposit'> = {
  openCase: async (_root, { input }, context) => {
    const { commandId, slug, quantity, oddsHash, entropy } = input;
    const { playerId } = await requireViewer(context);
    context.spend('openCase', playerId);
    if (quantity < 1 || quantity > MAX_QUANTITY) throw invalidInput('quantity', `is 1 to ${MAX_QUANTITY}`);
    if (!isCaseSlug(slug)) throw new GatewayError('CASE_NOT_FOUND');
    const command: Command = { type: 'OpenCase', playerId, case: slug, quantity, oddsHash, entropy };
    const answer = await submit(context, playerId, commandId, command);
    return { rounds: roundsOf(answer), wallet: answer.wallet, position: answer.position };
  },

  sellItems: async (_root, { commandId, itemIds, expectedTotal }, context) => {
    const { playerId } = await requireViewer(context);
    context.spend('sellItems', playerId);
    if (itemIds.length < 1 || itemIds.length > MAX_SOLD_AT_ONCE) {
      throw invalidInput('itemIds', `are 1 to ${MAX_SOLD_AT_ONCE} items`);
    }
    const known = itemIds.filter(isRoundId);
    if (known.length !== itemIds.length) throw invalidInput('itemIds', 'holds something that is no item id');
    if (new Set(known).size !== known.length) throw invalidInput('itemIds', 'names an item twice');
    if (expectedTotal != null && expectedTotal < 0n) throw invalidInput('expectedTotal', 'is not negative');
    const answer = await submit(context, playerId, commandId, {
      type: 'SellItems',
      playerId,
      itemIds: known,
      expectedTotal: expectedTotal == null ? null : formatMoney(expectedTotal),
    });
    const sold = answer.events.find(({ event }) => event.type === 'ItemsSold')?.event;
    if (sold?.type !== 'ItemsSold') throw new GatewayError('INTERNAL', {}, 'a sale without its event');
    const { wallet, position } = answer;
    return { itemIds: known, total: BigInt(sold.data.total), wallet, position };
  },

  rotateSeed: async (_root, { commandId, userSeed }, context) => {
    const { playerId } = await requireViewer(context);
    context.spend('rotateSeed', playerId);
    if (userSeed != null && !userSeedPattern.test(userSeed)) {
      throw invalidInput('userSeed', 'is 1 to 64 of A–Z a–z 0–9 _ -');
    }
    const command: Command = { type: 'RotateSeed', playerId, userSeed: userSeed ?? null };
    const { events, position } = await submit(context, playerId, commandId, command);
    const [{ event }] = events;
    if (event.type !== 'SeedRotated') throw new GatewayError('INTERNAL', {}, 'a rotation without its event');
    const seeds = await seedsAt(context, playerId, position);
    const pair = await context.seedPair(event.data.revealed.pairId);
    if (pair === undefined) throw new GatewayError('INTERNAL', {}, 'a revealed pair that was never committed');
    return { seeds, revealed: revealedPair(pair), position };
  },

  deposit: async (_root, { commandId, amount }, context) => {
    const { playerId } = await requireViewer(context);
    if (context.ports.payments !== 'sandbox') throw new GatewayError('PROVIDER_DISABLED');
    context.spend('deposit', playerId);
    if (amount < MIN_DEPOSIT || amount > MAX_DEPOSIT) {
      throw invalidInput('amount', `is ${MIN_DEPOSIT} to ${MAX_DEPOSIT} minor units`);
    }
    const { wallet, position } = await submit(context, playerId, commandId, {
      type: 'SettleDeposit',
      playerId,
      depositId: commandId,
      provider: 'sandbox',
      amount: formatMoney(amount),
    });
    return { depositId: commandId, amount, position, wallet };
  },
};

export const sellResultFields: SellResultResolvers = {
  items: ({ itemIds }, _arguments, { item }) =>
    Promise.all(
      itemIds.map(async (id) => {
        const found = await item(id);
        if (found === undefined) throw new GatewayError('INTERNAL', {}, `no item ${id}`);
        return found;
      }),
    ),
};
