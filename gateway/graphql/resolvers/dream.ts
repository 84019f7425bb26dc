import { consolationPublished } from '../../../engine/catalog/consolation/events.ts';
import { consolationSum, consolationTableText } from '../../../engine/fairness/consolation.ts';
import { isSkinId, roundId } from '../../../engine/kernel/ids.ts';
import { formatMoney } from '../../../engine/kernel/money.ts';
import { MAX_PLAYS_PAGE, playsIn } from '../../../engine/projections/queries/plays.ts';
import { gamesOf } from '../../../engine/projections/queries/records.ts';
import { GatewayError } from '../../errors.ts';
import { ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { termsNow } from './catalog.ts';
import { itemOf } from './items.ts';
import { readRound } from './shown-round.ts';
import { eventIn, submit } from './submit.ts';

export const dreamResolvers: Resolvers = {
  Query: {
    dream: (_root, _arguments, { catalog }) => catalog.table(consolationPublished),
    dreamLog: ofViewer(async ({ playerId }, { first, after }, context) => {
      const page = await playsIn(
        context.ports.sql,
        playerId,
        'dream',
        pageArguments(first ?? 10, after, MAX_PLAYS_PAGE),
      );
      return connectionOf(page);
    }),
  },
  Mutation: {
    chaseDream: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, terms, targetSkin, targetWear, winTickets, targetValue, fee, consolationHash, tableHash } =
        input;
      if (!isSkinId(targetSkin)) throw new GatewayError('TARGET_NOT_FOUND');
      const answer = await submit(context, commandId, {
        type: 'ChaseDream',
        playerId,
        terms,
        targetSkin,
        targetWear: targetWear ?? '',
        winTickets,
        targetValue: formatMoney(targetValue),
        fee: formatMoney(fee),
        consolationHash,
        ...(tableHash == null ? {} : { tableHash }),
        ...readRound(context, input),
      });
      const { event, at, position } = eventIn(answer, 'DreamChased');
      return { play: { data: event.data, at, position }, wallet: answer.wallet, position: answer.position };
    }),
  },
  DreamPlayConnection: {
    totalCount: ofViewer(async ({ playerId }, _arguments, { ports }) => {
      const { totalCount } = await gamesOf(ports.sql, playerId, 'dream', { first: 1 });
      return totalCount;
    }),
  },
  DreamRules: {
    terms: (_rules, _arguments, context) => termsNow(context, 'dream').hash,
    returnPercent: (_rules, _arguments, context) => termsNow(context, 'dream').values.returnPercent,
    minTickets: (_rules, _arguments, context) => termsNow(context, 'dream').values.minTickets,
    maxTickets: (_rules, _arguments, context) => termsNow(context, 'dream').values.maxTickets,
    consolationSum: ({ table }) => consolationSum(table.entries).toString(),
    consolationHash: ({ tableHash }) => tableHash,
    consolationTable: ({ table }) => consolationTableText(table),
    consolation: ({ table }) => table.entries.map((entry, index) => ({ index, entry })),
    stopped: (_rules, _arguments, { catalog }) => catalog.stopped.has('dream'),
  },
  DreamPlay: {
    id: ({ data }) => roundId(data.pairId, data.roundNo),
    playedAt: ({ at }) => at,
    pairId: ({ data }) => data.pairId,
    roundNo: ({ data }) => data.roundNo,
    target: ({ data }) => ({ skinId: data.target.skin, wear: data.target.wear, value: BigInt(data.target.value) }),
    winTickets: ({ data }) => data.winTickets,
    fee: ({ data }) => BigInt(data.fee),
    ticket: ({ data }) => data.ticket,
    won: ({ data }) => data.consolation === null,
    item: ({ data }, _arguments, context) => itemOf(context, data.item.itemId),
  },
};
