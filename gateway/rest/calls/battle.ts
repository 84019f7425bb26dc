import { z } from 'zod';
import { GatewayError, invalidInput } from '../../errors.ts';
import { post, type RestContext } from '../call.ts';
import { botEntropy, flag, hash, id, integer, list, seatFields, seatInputOf, text } from '../fields.ts';
import type { BattleAnswerFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { battleRoom, battleRoomOf } from '../views/battle.ts';
import { walletFields } from '../views/wallet.ts';
import { MODES } from './battle-lists.ts';
import { shownTerms, termsNow } from './terms-shown.ts';

graphql(`
  fragment BattleAnswerFields on BattleAnswer {
    battle {
      ...BattleRoomFields
    }
    key
    wallet {
      ...WalletFields
    }
  }
`);

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

const CREATE = graphql(`
  mutation BattleCreate($input: CreateBattleInput!) {
    createBattle(input: $input) {
      ...BattleAnswerFields
    }
  }
`);

const JOIN = graphql(`
  mutation BattleJoin($input: JoinBattleInput!) {
    joinBattle(input: $input) {
      ...BattleAnswerFields
    }
  }
`);

const ADD_BOT = graphql(`
  mutation BattleBot($input: AddBotInput!) {
    addBot(input: $input) {
      ...BattleAnswerFields
    }
  }
`);

const DISSOLVE = graphql(`
  mutation BattleCancel($commandId: CommandId!, $battleId: ID!) {
    dissolveBattle(commandId: $commandId, battleId: $battleId) {
      ...BattleAnswerFields
    }
  }
`);

const answer = z.object({
  battle: battleRoom,
  key: z.string().nullable().meta({ description: 'What the link of a private battle carries.' }),
  ...walletFields,
});

const answerOf = (
  { battle, key, wallet }: BattleAnswerFieldsFragment,
  { locale }: RestContext,
): z.input<typeof answer> => ({
  battle: battleRoomOf(battle, locale),
  key,
  ...wallet,
});

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
    output: answer,
    run: async ({ boxes, playerCount, mode, fast, teams, private: hidden, ...given }, rest) => {
      const facts = await shownTo(rest, boxes, given);
      const input = {
        commandId: rest.commandId,
        ...seatInputOf(given),
        mode: MODES.get(mode) ?? ('CLASSIC' as const),
        pace: fast ? ('FAST' as const) : ('NORMAL' as const),
        seatCount: playerCount,
        teams,
        private: hidden,
        ...facts,
      };
      return answerOf((await rest.ask(CREATE, { input })).createBattle, rest);
    },
  }),
  post({
    path: '/battle/joinBattle',
    summary: 'Takes a seat and pays for it; the last one starts the battle.',
    input: z.object({ id, pos, key: text(100, 'Of a private battle.').optional(), ...seatFields }),
    output: answer,
    run: async ({ id, pos, key, ...given }, rest) => {
      const place = { battleId: id, seat: pos ?? null, key: key ?? null };
      const input = { ...place, commandId: rest.commandId, ...seatInputOf(given) };
      return answerOf((await rest.ask(JOIN, { input })).joinBattle, rest);
    },
  }),
  post({
    path: '/battle/joinBot',
    summary: 'The creator puts a bot on a free seat.',
    input: z.object({ id, pos, entropy: botEntropy }),
    output: answer,
    run: async ({ id, pos, entropy }, rest) => {
      const input = { commandId: rest.commandId, battleId: id, seat: pos ?? null, entropy: entropy ?? null };
      return answerOf((await rest.ask(ADD_BOT, { input })).addBot, rest);
    },
  }),
  post({
    path: '/battle/cancel',
    summary: 'The creator dissolves a waiting room; everyone is refunded.',
    input: z.object({ id }),
    output: answer,
    run: async ({ id }, rest) =>
      answerOf((await rest.ask(DISSOLVE, { commandId: rest.commandId, battleId: id })).dissolveBattle, rest),
  }),
];
