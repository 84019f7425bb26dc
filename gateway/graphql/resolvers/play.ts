import type { Command } from '../../../engine/commands.ts';
import { factsOf } from '../../../engine/events.ts';
import { isCaseSlug, isRoundId } from '../../../engine/kernel/ids.ts';
import { formatMoney, sumOf } from '../../../engine/kernel/money.ts';
import type { CaseVersion } from '../../../engine/projections/queries/catalog.ts';
import {
  isPlayOf,
  MAX_PLAYS_PAGE,
  type PlayOf,
  playById,
  playOf,
  playsIn,
} from '../../../engine/projections/queries/plays.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import { GatewayError } from '../../errors.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { RoundModel } from '../models.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { caseNamesIn, entryAt } from './catalog.ts';
import { itemsToPart } from './item-ids.ts';
import { itemFrom, itemOf } from './items.ts';
import { onceCovered, revealedPair, seedsAt } from './seeds.ts';
import { readRound } from './shown-round.ts';
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

const asRound = (play: PlayOf<'case'>): RoundModel => ({ ...play, freshItem: null });

/** The read model runs a moment behind the log: a round of just now is waited for. @throws GatewayError BUSY where that takes too long */
const awaitedPlay = async ({ ports }: GatewayContext, id: string) => {
  const found = await playById(ports.sql, id);
  if (found !== null) return found;
  const size = await logSize(ports.sql);
  const folded = await ports.catchUp('plays', size - 1);
  const play = await playById(ports.sql, id);
  if (play === null && !folded) throw new GatewayError('BUSY');
  return play;
};

const versionOf = async ({ data }: RoundModel, { catalogs }: GatewayContext): Promise<CaseVersion> => {
  const version = await catalogs.version(data.case, data.caseVersion);
  if (version === null) throw new GatewayError('INTERNAL', {}, `no version ${data.caseVersion} of ${data.case}`);
  return version;
};

/** Pairs are a read model of their own, which may run behind that of the rounds. @throws GatewayError BUSY */
const pairOf = async ({ data, position }: RoundModel, { ports, seedPair }: GatewayContext) => {
  const folded = await ports.catchUp('seed-pairs', position);
  const pair = await seedPair(data.pairId);
  if (pair !== undefined) return pair;
  throw folded ? new GatewayError('INTERNAL', {}, `no seed pair of round ${data.roundNo}`) : new GatewayError('BUSY');
};

export const playResolvers: Resolvers = {
  Mutation: {
    openCase: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, terms, slug, quantity, oddsHash } = input;
      if (!isCaseSlug(slug)) throw new GatewayError('CASE_NOT_FOUND');
      const command: Command = {
        type: 'OpenCase',
        playerId,
        terms,
        case: slug,
        quantity,
        oddsHash,
        ...readRound(context, input),
      };
      const answer = await submit(context, commandId, command);
      return { rounds: openedRounds(answer), wallet: answer.wallet, position: answer.position };
    }),

    sellItems: ofViewer(async ({ playerId }, { commandId, terms, itemIds, expectedTotal }, context) => {
      const known = await itemsToPart(context, playerId, itemIds);
      const answer = await submit(context, commandId, {
        type: 'SellItems',
        playerId,
        terms,
        itemIds: known,
        expectedTotal: expectedTotal == null ? null : formatMoney(expectedTotal),
      });
      const { wallet, position } = answer;
      return { itemIds: known, total: soldFor(answer), wallet, position };
    }),

    rotateSeed: ofViewer(async ({ playerId }, { commandId, entropy, userSeed }, context) => {
      const command: Command = { type: 'RotateSeed', playerId, userSeed: userSeed ?? null, entropy };
      const answer = await submit(context, commandId, command);
      const { event } = eventIn(answer, 'SeedRotated');
      const { position } = answer;
      await awaitShown(context, 'seed-pairs', position, commandId);
      const seeds = await seedsAt(context, playerId, position);
      const pair = await context.seedPair(event.data.revealed.pairId);
      if (pair === undefined) throw new GatewayError('INTERNAL', {}, 'a revealed pair that was never committed');
      return { seeds, revealed: revealedPair(context, pair), position };
    }),
  },
  SellResult: {
    items: ({ itemIds }, _arguments, context) => Promise.all(itemIds.map((id) => itemOf(context, id))),
  },
  Round: {
    playedAt: ({ at }) => at,
    caseSlug: ({ data }) => data.case,
    caseVersion: ({ data }) => data.caseVersion,
    caseNames: ({ data }, _arguments, { catalog }) => caseNamesIn(catalog, data.case),
    price: ({ staked }) => staked,
    pairId: ({ data }) => data.pairId,
    publicHash: async (round, _arguments, context) => (await pairOf(round, context)).publicHash,
    roundNo: ({ data }) => data.roundNo,
    userSeed: ({ data }) => data.userSeed,
    entropy: ({ data }) => data.entropy,
    oddsHash: ({ data }) => data.oddsHash,
    oddsTable: async (round, _arguments, context) => (await versionOf(round, context)).oddsTable,
    ticket: ({ data }) => data.ticket,
    float: ({ data }) => data.float,
    entry: async (round, _arguments, context) => entryAt(await versionOf(round, context), round.data.entry),
    item: ({ data, freshItem }, _arguments, context) => freshItem ?? itemOf(context, data.itemId),
    reveal: async (round, _arguments, context) => {
      const { reveal } = await pairOf(round, context);
      if (reveal === null) return null;
      const { serverSeed, salt, position } = reveal;
      return onceCovered(context, position, { serverSeed, salt, position });
    },
    nickname: async ({ data }, _arguments, { publicProfile }) => (await publicProfile(data.playerId))?.nickname ?? null,
  },
  Query: {
    round: async (_root, { id }, context) => {
      if (!isRoundId(id)) return null;
      const play = await awaitedPlay(context, id);
      return play !== null && isPlayOf('case', play) ? asRound(play) : null;
    },
    rounds: ofViewer(async ({ playerId }, { first, after }, context) => {
      const page = await playsIn(
        context.ports.sql,
        playerId,
        'case',
        pageArguments(first ?? 15, after, MAX_PLAYS_PAGE),
      );
      return connectionOf({ ...page, rows: page.rows.map(asRound) });
    }),
  },
};
