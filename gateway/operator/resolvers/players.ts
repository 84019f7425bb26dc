import { isPlayerId } from '../../../engine/kernel/ids.ts';
import { wallet } from '../../../engine/projections/queries/backpack.ts';
import { MAX_RECORDS_PAGE } from '../../../engine/projections/queries/records.ts';
import { receivableOf } from '../../../engine/projections/queries/reversals.ts';
import { pageArguments } from '../../graphql/pages.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { findPlayers, isKnownPlayer } from '../queries/find-players.ts';
import { countsOf, shownAccount } from '../queries/player-account.ts';
import { standingOf } from '../queries/player-standing.ts';
import { timelineOf } from '../queries/player-timeline.ts';

export const players: Resolvers = {
  Query: {
    players: (_root, { text }, { sql }) => findPlayers(sql, text),
    player: async (_root, { id }, { sql }) => (isPlayerId(id) && (await isKnownPlayer(sql, id)) ? id : null),
  },
  Player: {
    id: (id) => id,
    account: (id, _arguments, { sql, now }) => shownAccount(sql, id, now()),
    wallet: async (id, _arguments, { sql }) => {
      const held = await wallet(sql, id);
      return held === null ? null : { ...held, receivable: await receivableOf(sql, id) };
    },
    standing: (id, _arguments, context) => standingOf(context, id),
    counts: (id, _arguments, { sql }) => countsOf(sql, id),
    timeline: (id, { first, kinds }, context) =>
      timelineOf(context, id, pageArguments(first ?? MAX_RECORDS_PAGE, null, MAX_RECORDS_PAGE).first, kinds),
  },
};
