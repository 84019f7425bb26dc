import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { get, post } from '../call.ts';
import { flag, id, integer, pageFields, seatFields, seatInputOf, text } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { pageAcross, pageOf } from '../pages.ts';
import { ROLL_STATES_TEXT, roll, rollOf, rollStatusOf } from '../views/roll.ts';

const LIST = graphql(`
  query RollList(
    $finished: Boolean!
    $status: GiveawayStatus
    $mine: Boolean!
    $first: Int!
    $after: String
    $list: Boolean!
  ) {
    giveaways(finished: $finished, status: $status, mine: $mine, first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          ...RollFields
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
  query RollDetail($id: ID!) {
    giveaway(id: $id) {
      ...RollFields
    }
  }
`);

const JOIN = graphql(`
  mutation RollJoin($input: EnterGiveawayInput!) {
    enterGiveaway(input: $input) {
      giveaway {
        ...RollFields
      }
    }
  }
`);

export const rollCalls = [
  get({
    path: '/roll/list',
    access: 'public',
    summary: 'Giveaways: those in progress by draw time, then those that are over, newest first.',
    input: z.object({
      ...pageFields(10),
      state: integer(-1, 4, `-1 any, ${ROLL_STATES_TEXT}`).default(-1),
      mine: flag('Those the player hosts or entered.').default(false),
    }),
    output: pageOf(roll),
    run: ({ state, mine, ...page }, { ask, locale }) => {
      const status = rollStatusOf(state);
      const lists = status === null ? [false, true] : [false];
      return pageAcross(
        page,
        lists.map((finished) => async (slice) => (await ask(LIST, { ...slice, mine, finished, status })).giveaways),
        (found) => rollOf(found, locale),
      );
    },
  }),
  get({
    path: '/roll/detail',
    access: 'public',
    summary: 'A giveaway as it is now.',
    input: z.object({ id }),
    output: roll,
    run: async ({ id }, { ask, locale }) => {
      const { giveaway } = await ask(DETAIL, { id });
      if (giveaway === null) throw new GatewayError('GIVEAWAY_NOT_FOUND');
      return rollOf(giveaway, locale);
    },
  }),
  post({
    path: '/roll/join',
    summary: 'Gets the next roll code.',
    input: z.object({ id, password: text(32, 'Of the room, where it asks for one.').optional(), ...seatFields }),
    output: roll,
    run: async ({ id, password, ...given }, rest) => {
      const room = { giveawayId: id, password: password ?? null };
      const input = { ...room, commandId: rest.commandId, ...seatInputOf(given) };
      return rollOf((await rest.ask(JOIN, { input })).enterGiveaway.giveaway, rest.locale);
    },
  }),
];
