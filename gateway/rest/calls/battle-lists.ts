import { z } from 'zod';
import { drawnAvatar } from '../../avatars/paths.ts';
import { GatewayError } from '../../errors.ts';
import { HIDDEN_PLAYER } from '../../hidden-player.ts';
import { get, nothing, post, type RestContext } from '../call.ts';
import { id, integer, pageFields, word } from '../fields.ts';
import type { BattleFilter, BattleMode } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { type PageInput, pageAcross, pageOf } from '../pages.ts';
import { battleRoom, battleRoomOf } from '../views/battle.ts';
import { battleResults, battleResultsOf } from '../views/battle-results.ts';
import { amount } from '../views/moment.ts';

const LIST = graphql(`
  query BattleList($filter: BattleFilter!, $first: Int!, $after: String, $list: Boolean!) {
    battles(filter: $filter, first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          ...BattleRoomFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

const DETAIL = graphql(`
  query BattleDetail($id: ID!) {
    battle(id: $id) {
      ...BattleRoomFields
    }
  }
`);

const RESULTS = graphql(`
  query BattleResults($id: ID!) {
    battle(id: $id) {
      ...BattleResultsFields
    }
  }
`);

const RANK = graphql(`
  query BattleRanking($period: RankPeriod!, $first: Int!) {
    battleRank(period: $period, first: $first) {
      rank
      nickname
      headPic: avatar
      mine
      won
      wins
      battles
    }
  }
`);

export const MODES: ReadonlyMap<number, BattleMode> = new Map<number, BattleMode>([
  [0, 'CLASSIC'],
  [1, 'UNDERDOG'],
  [2, 'TERMINAL'],
  [3, 'SHARED'],
]);
const mode = integer(-1, 3, '-1 any, 0 classic, 1 underdog, 2 terminal, 3 shared.').default(-1);
const state = integer(-1, 2, '-1 any, 0 waiting, 1 in battle, 2 finished.').default(-1);

/** One page of several of GraphQL's lists. */
const battlesIn = ({ ask, locale }: RestContext, page: PageInput, mode: number, filters: readonly BattleFilter[]) =>
  pageAcross(
    page,
    filters.map((filter) => async (slice) => {
      const asked = { ...filter, mode: MODES.get(mode) ?? null };
      return (await ask(LIST, { ...slice, filter: asked })).battles;
    }),
    (found) => battleRoomOf(found, locale),
  );

const WAITING: BattleFilter = { scope: 'CURRENT', status: 'WAITING' };
const RUNNING: BattleFilter = { scope: 'CURRENT', status: 'RUNNING' };
const HISTORY: BattleFilter = { scope: 'HISTORY' };
const PUBLIC: readonly (readonly BattleFilter[])[] = [[WAITING], [RUNNING], [HISTORY]];
const MINE: readonly (readonly BattleFilter[])[] = [
  [{ scope: 'MINE', status: 'WAITING' }],
  [{ scope: 'MINE', status: 'RUNNING' }],
  [
    { scope: 'MINE', status: 'FINISHED' },
    { scope: 'MINE', status: 'DISSOLVED' },
  ],
];

export const battleListCalls = [
  get({
    path: '/battle/getBattleDetail',
    access: 'public',
    summary: 'A room as it is now.',
    input: z.object({ id }),
    output: battleRoom,
    run: async ({ id }, { ask, locale }) => {
      const { battle } = await ask(DETAIL, { id });
      if (battle === null) throw new GatewayError('BATTLE_NOT_FOUND');
      return battleRoomOf(battle, locale);
    },
  }),
  get({
    path: '/battle/getBattleResults',
    access: 'public',
    summary: 'Every draw of a battle so far, and once it is over who got what.',
    input: z.object({ id }),
    output: battleResults,
    run: async ({ id }, { ask, locale }) => {
      const { battle } = await ask(RESULTS, { id });
      if (battle === null) throw new GatewayError('BATTLE_NOT_FOUND');
      return battleResultsOf(battle, locale);
    },
  }),
  post({
    path: '/battle/getBots',
    summary: 'The declared bots that can fill seats. The house pays for them and gets what they win.',
    input: nothing,
    output: z.array(z.object({ id: z.string(), nickname: z.string(), headPic: z.string() })),
    // A battle has at most four seats, and its creator sits in one.
    run: async () => ['bot-1', 'bot-2', 'bot-3'].map((bot) => ({ id: bot, nickname: bot, headPic: drawnAvatar(bot) })),
  }),
  get({
    path: '/battle/getCurrentList',
    access: 'public',
    summary: 'Public rooms that wait or run.',
    input: z.object({ mode, ...pageFields(10) }),
    output: pageOf(battleRoom),
    run: ({ mode, ...page }, rest) => battlesIn(rest, page, mode, [{ scope: 'CURRENT' }]),
  }),
  get({
    path: '/battle/getList',
    access: 'public',
    summary: 'Public rooms; those that wait or run first, then the finished ones, newest first.',
    input: z.object({ mode, state, ...pageFields(10) }),
    output: pageOf(battleRoom),
    run: ({ mode, state, ...page }, rest) =>
      battlesIn(rest, page, mode, PUBLIC[state] ?? [{ scope: 'CURRENT' }, HISTORY]),
  }),
  get({
    path: '/battle/getMyBattleList',
    summary: 'Rooms the player made or sits in, newest first.',
    input: z.object({ mode, state, ...pageFields(10) }),
    output: pageOf(battleRoom),
    run: ({ mode, state, ...page }, rest) => battlesIn(rest, page, mode, MINE[state] ?? [{ scope: 'MINE' }]),
  }),
  get({
    path: '/battle/rank',
    access: 'public',
    summary: 'Players by what they won in battles.',
    input: z.object({
      type: word(['DAY', 'WEEK', 'MONTH'], 'In UTC.').default('DAY'),
      limit: integer(1, 50, 'At most so many.').default(20),
    }),
    output: z.array(
      z.object({
        rank: z.int(),
        nickname: z.string(),
        headPic: z.string(),
        mine: z.boolean(),
        won: amount,
        wins: z.int(),
        battles: z.int(),
      }),
    ),
    run: async ({ type, limit }, { ask, locale }) =>
      (await ask(RANK, { period: type, first: limit })).battleRank.map((row) => ({
        ...row,
        nickname: row.nickname ?? HIDDEN_PLAYER[locale],
      })),
  }),
];
