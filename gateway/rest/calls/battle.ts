import { z } from 'zod';
import { GatewayError, invalidInput } from '../../errors.ts';
import { answeredBy } from '../answers/answered.ts';
import { at, described, type Fields } from '../answers/view.ts';
import { post, type RestContext } from '../call.ts';
import { botEntropy, flag, hash, id, integer, list, seatFields, seatInputOf, text } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { battleModeOf, battleRoom } from '../views/battle.ts';
import { walletFields } from '../views/wallet.ts';
import { shownTerms, termsNow } from './terms-shown.ts';

const SHOWN = graphql(`
  query BattleShown {
    site {
      beacon {
        expected
      }
    }
    hostSeeds {
      battle {
        publicHash
      }
    }
    cases {
      slug
      oddsHash
    }
  }
`);

const answer: Fields = {
  battle: at('battle', battleRoom),
  key: described('The key in the link of a private battle.', 'key'),
  ...walletFields,
};

const pos = integer(1, 6, 'Seat, from 1; the first free one when left out.').optional();
const slugs = list(1, 20, 64, 'Ids of cases in the order of the rounds, each as often as it is opened.');
const hashes = list(1, 20, 64, '`oddsHash` of each of the boxes, as it was shown; the current odds when left out.');

const shown = z.object({
  terms: z.string(),
  seedHash: z.string(),
  expectedBeacon: z.string(),
  boxes: z.array(z.object({ slug: z.string(), oddsHash: z.string() })),
});

interface Given {
  readonly oddsHashes?: readonly string[] | undefined;
  readonly seedHash?: string | undefined;
  readonly expectedBeacon?: string | undefined;
  readonly terms?: string | undefined;
}

/** The values that the player was shown; the present value where the player names none. */
const shownTo = async (
  rest: RestContext,
  slugs: readonly string[],
  { oddsHashes, seedHash, expectedBeacon, terms }: Given,
) => {
  const { ask, once } = rest;
  if (oddsHashes !== undefined && oddsHashes.length !== slugs.length) {
    throw invalidInput('oddsHashes', 'are as many as boxes');
  }
  const given = slugs.map((slug, index) => ({ slug, oddsHash: oddsHashes?.[index] }));
  return once(shown, async () => {
    const isWhole = oddsHashes !== undefined && seedHash !== undefined && expectedBeacon !== undefined;
    const now = isWhole ? null : await ask(SHOWN);
    const current = new Map(now?.cases.map(({ slug, oddsHash }) => [slug, oddsHash]));
    const boxes = given.map(({ slug, oddsHash = current.get(slug) }) => {
      if (oddsHash === undefined) throw new GatewayError('CASE_NOT_FOUND', { case: slug });
      return { slug, oddsHash };
    });
    return {
      terms: terms ?? (await termsNow(rest, 'battle')),
      seedHash: seedHash ?? now?.hostSeeds.battle.publicHash ?? '',
      expectedBeacon: expectedBeacon ?? now?.site.beacon.expected ?? '',
      boxes,
    };
  });
};

export const battleCalls = [
  post({
    path: '/battle/create',
    summary: 'Opens a room; the creator pays and sits in seat 1.',
    ...answeredBy('Mutation.createBattle', {
      input: z.object({
        boxes: slugs,
        playerCount: integer(2, 6, 'Seats: 2 to 4, or 6 of two teams.'),
        mode: integer(0, 3, '0 classic, 1 underdog, 2 terminal, 3 shared.').default(0),
        fast: flag('Rounds follow faster.').default(false),
        teams: flag('Two against two, or three against three; takes four seats or six.').default(false),
        private: flag('Not listed; joined through its key.').default(false),
        pos: integer(1, 1, 'The seat of the creator: always 1.').default(1),
        oddsHashes: hashes.optional(),
        terms: shownTerms,
        seedHash: hash('The committed hash the player was shown; the current one when left out.').optional(),
        expectedBeacon: text(
          300,
          '`none` or `drand`, with the witness behind it, as the player was shown it; that of now when left out.',
        ).optional(),
        ...seatFields,
      }),
      values: async ({ boxes, playerCount, mode, fast, ...given }, rest) => ({
        ...given,
        ...seatInputOf(given),
        mode: battleModeOf(mode),
        pace: fast ? 'FAST' : 'NORMAL',
        seatCount: playerCount,
        ...(await shownTo(rest, boxes, given)),
      }),
      answer,
    }),
  }),
  post({
    path: '/battle/joinBattle',
    summary: 'Takes a seat and pays for it; the last one starts the battle.',
    ...answeredBy('Mutation.joinBattle', {
      input: z.object({ id, pos, key: text(100, 'Of a private battle.').optional(), ...seatFields }),
      values: ({ id, pos, key, ...seat }) => ({ battleId: id, seat: pos, key, ...seatInputOf(seat) }),
      answer,
    }),
  }),
  post({
    path: '/battle/joinBot',
    summary: 'The creator puts a bot on a free seat.',
    ...answeredBy('Mutation.addBot', {
      input: z.object({ id, pos, entropy: botEntropy }),
      names: { battleId: 'id', seat: 'pos' },
      answer,
    }),
  }),
  post({
    path: '/battle/cancel',
    summary: 'The creator dissolves a waiting room; all players are refunded.',
    ...answeredBy('Mutation.dissolveBattle', { input: z.object({ id }), names: { battleId: 'id' }, answer }),
  }),
];
