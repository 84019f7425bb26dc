import { z } from 'zod';
import { drawnAvatar } from '../../accounts/avatars/paths.ts';
import { HIDDEN_PLAYER } from '../../accounts/profile/hidden-player.ts';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { orElse } from '../answers/view.ts';
import { get, nothing, post } from '../call.ts';
import { computed } from '../computed.ts';
import { id, integer, word } from '../fields.ts';
import { battleModeOf, battleRoom } from '../views/battle.ts';
import { battleResults } from '../views/battle-results.ts';

const mode = integer(-1, 3, '-1 any, 0 classic, 1 underdog, 2 terminal, 3 shared.').default(-1);
const state = integer(-1, 2, '-1 any, 0 waiting, 1 in battle, 2 finished.').default(-1);

interface Filter {
  readonly scope: 'CURRENT' | 'HISTORY' | 'MINE';
  readonly status?: 'WAITING' | 'RUNNING' | 'FINISHED' | 'DISSOLVED';
}

const HISTORY: Filter = { scope: 'HISTORY' };
const PUBLIC: readonly (readonly Filter[])[] = [
  [{ scope: 'CURRENT', status: 'WAITING' }],
  [{ scope: 'CURRENT', status: 'RUNNING' }],
  [HISTORY],
];
const MINE: readonly (readonly Filter[])[] = [
  [{ scope: 'MINE', status: 'WAITING' }],
  [{ scope: 'MINE', status: 'RUNNING' }],
  [
    { scope: 'MINE', status: 'FINISHED' },
    { scope: 'MINE', status: 'DISSOLVED' },
  ],
];

const roomsById = { input: z.object({ id }), missing: 'BATTLE_NOT_FOUND' } as const;

/** Rooms of GraphQL's lists with a mode. */
const battlesIn = (filters: readonly Filter[], mode: number) =>
  filters.map((filter) => ({ filter: { ...filter, mode: battleModeOf(mode) } }));

export const battleListCalls = [
  get({
    path: '/battle/getBattleDetail',
    access: 'public',
    summary: 'A room as it is now.',
    ...answeredBy('Query.battle', { ...roomsById, answer: battleRoom }),
  }),
  get({
    path: '/battle/getBattleResults',
    access: 'public',
    summary: 'Every draw of a battle so far, and once it is over who got what.',
    ...answeredBy('Query.battle', { ...roomsById, answer: battleResults }),
  }),
  post({
    path: '/battle/getBots',
    summary: 'The declared bots that can fill seats. The house pays for them and gets what they win.',
    ...computed({
      input: nothing,
      output: z.array(z.object({ id: z.string(), nickname: z.string(), headPic: z.string() })),
      // A battle has at most four seats, and its creator sits in one.
      run: async () =>
        ['bot-1', 'bot-2', 'bot-3'].map((bot) => ({ id: bot, nickname: bot, headPic: drawnAvatar(bot) })),
    }),
  }),
  get({
    path: '/battle/getCurrentList',
    access: 'public',
    summary: 'Public rooms that wait or run.',
    ...pagesOf('Query.battles', {
      input: z.object({ mode }),
      lists: ({ mode }) => battlesIn([{ scope: 'CURRENT' }], mode),
      pageSize: 10,
      entry: battleRoom,
    }),
  }),
  get({
    path: '/battle/getList',
    access: 'public',
    summary: 'Public rooms; those that wait or run first, then the finished ones, newest first.',
    ...pagesOf('Query.battles', {
      input: z.object({ mode, state }),
      lists: ({ mode, state }) => battlesIn(PUBLIC[state] ?? [{ scope: 'CURRENT' }, HISTORY], mode),
      pageSize: 10,
      entry: battleRoom,
    }),
  }),
  get({
    path: '/battle/getMyBattleList',
    summary: 'Rooms the player made or sits in, newest first.',
    ...pagesOf('Query.battles', {
      input: z.object({ mode, state }),
      lists: ({ mode, state }) => battlesIn(MINE[state] ?? [{ scope: 'MINE' }], mode),
      pageSize: 10,
      entry: battleRoom,
    }),
  }),
  get({
    path: '/battle/rank',
    access: 'public',
    summary: 'Players by what they won in battles.',
    ...answeredBy('Query.battleRank', {
      input: z.object({
        type: word(['DAY', 'WEEK', 'MONTH'], 'In UTC.').default('DAY'),
        limit: integer(1, 50, 'At most so many.').default(20),
      }),
      names: { period: 'type', first: 'limit' },
      answer: {
        rank: 'rank',
        nickname: orElse('nickname', HIDDEN_PLAYER),
        headPic: 'avatar',
        mine: 'mine',
        won: 'won',
        wins: 'wins',
        battles: 'battles',
      },
    }),
  }),
];
