import { z } from 'zod';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { at } from '../answers/view.ts';
import { get, post } from '../call.ts';
import { flag, id, integer, seatFields, seatInputOf, text } from '../fields.ts';
import { ROLL_STATES_TEXT, roll, rollStatusOf } from '../views/roll.ts';

export const rollCalls = [
  get({
    path: '/roll/list',
    access: 'public',
    summary: 'Giveaways: those in progress by draw time, then those that are over, newest first.',
    ...pagesOf('Query.giveaways', {
      input: z.object({
        state: integer(-1, 4, `-1 any, ${ROLL_STATES_TEXT}`).default(-1),
        mine: flag('Those the player hosts or entered.').default(false),
      }),
      values: ({ state, mine }) => ({ mine, status: rollStatusOf(state) }),
      lists: ({ state }) => (rollStatusOf(state) === null ? [false, true] : [false]).map((finished) => ({ finished })),
      pageSize: 10,
      entry: roll,
    }),
  }),
  get({
    path: '/roll/detail',
    access: 'public',
    summary: 'A giveaway as it is now.',
    ...answeredBy('Query.giveaway', { input: z.object({ id }), answer: roll, missing: 'GIVEAWAY_NOT_FOUND' }),
  }),
  post({
    path: '/roll/join',
    summary: 'Gets the next roll code.',
    ...answeredBy('Mutation.enterGiveaway', {
      input: z.object({ id, password: text(32, 'Of the room, where it asks for one.').optional(), ...seatFields }),
      values: ({ id, password, ...seat }) => ({ giveawayId: id, password, ...seatInputOf(seat) }),
      answer: at('giveaway', roll),
    }),
  }),
];
