import { z } from 'zod';
import { casesOf, hostSeeds, termsOf } from '../demo/acts/act.ts';
import type { Ask } from '../demo/client.ts';
import type { Random } from '../simulate/random.ts';
import type { AskRest } from './ask.ts';
import type { CommandKind } from './ledger.ts';
import type { Player } from './players.ts';

/** A command that can be sent any number of times. */
export interface Act {
  readonly kind: CommandKind;
  readonly id: string;
  /** Plays that it stands for in the log. */
  readonly events: number;
  /** Answers the position in the log; for REST that of the player's newest item is enough to be asked again. @throws NoAnswer, Refused */
  send(): Promise<number>;
}

export interface ActParts {
  readonly ask: Ask;
  readonly rest: AskRest;
  readonly random: Random;
  readonly player: Player;
}

export type ShownCase = Awaited<ReturnType<typeof casesOf>>[number];

/** The cheapest ones, so that nobody runs out of coin. */
export const cheapCases = async (ask: Ask): Promise<readonly ShownCase[]> =>
  (await casesOf({ ask })).toSorted((a, b) => a.price - b.price).slice(0, 4);

const positionOf = <Field extends string>(field: Field) =>
  z
    .object({ [field]: z.object({ position: z.coerce.number() }) })
    .transform((answer) => answer[field]?.position ?? Number.NaN);

export const openCase = ({ ask, random, player }: ActParts, cases: readonly ShownCase[]): Act => {
  const { slug, oddsHash, terms } = random.pick(cases);
  const id = random.uuid();
  const quantity = random.chance(0.2) ? 2 : 1;
  const input = { commandId: id, entropy: random.hex(16), terms, slug, quantity, oddsHash };
  const document = 'mutation($input: OpenCaseInput!) { openCase(input: $input) { position } }';
  const shape = positionOf('openCase');
  return { kind: 'open', id, events: quantity, send: () => ask(shape, document, { input }, player.token) };
};

const opened = z.object({ rounds: z.array(z.object({ id: z.string() })) });
const roundPosition = z.object({ round: z.object({ position: z.coerce.number() }) });

export const openByRest = ({ ask, rest, random, player }: ActParts, cases: readonly ShownCase[]): Act => {
  const { slug, oddsHash } = random.pick(cases);
  const id = random.uuid();
  const parameters = { id: slug, quantity: 1, oddsHash, entropy: random.hex(16) };
  return {
    kind: 'rest-open',
    id,
    events: 1,
    send: async () => {
      const { rounds } = await rest(opened, '/box/open', parameters, player.token, id);
      const round = rounds[0]?.id ?? '';
      return (await ask(roundPosition, 'query($id: ID!) { round(id: $id) { position } }', { id: round })).round
        .position;
    },
  };
};

const held = z.object({ backpack: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }) });

/** Null with an empty backpack. */
export const sellItems = async ({ ask, random, player }: ActParts): Promise<Act | null> => {
  const { backpack } = await ask(held, '{ backpack(first: 3) { edges { node { id } } } }', {}, player.token);
  const itemIds = backpack.edges.map(({ node }) => node.id);
  if (itemIds.length === 0) return null;
  const terms = await termsOf({ ask });
  const variables = { commandId: random.uuid(), terms: terms.items.hash, itemIds };
  const document = `mutation($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {
    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { position } }`;
  const shape = positionOf('sellItems');
  const send = () => ask(shape, document, variables, player.token);
  return { kind: 'sell', id: variables.commandId, events: 0, send };
};

const created = z.object({
  createBattle: z.object({ position: z.coerce.number(), battle: z.object({ id: z.string() }) }),
});

/** A short battle, which a bot then fills; `onCreated` learns its id. */
export const createBattle = async (
  { ask, random, player }: ActParts,
  cases: readonly ShownCase[],
  onCreated: (battleId: string) => void,
): Promise<Act> => {
  const seeds = await hostSeeds({ ask, player });
  const terms = await termsOf({ ask });
  const { slug, oddsHash } = random.pick(cases);
  const id = random.uuid();
  const input = {
    commandId: id,
    terms: terms.battle.hash,
    entropy: random.hex(16),
    seedHash: seeds.battle.publicHash,
    mode: 'CLASSIC',
    seatCount: 2,
    teams: false,
    boxes: [{ slug, oddsHash }],
  };
  const document = 'mutation($input: CreateBattleInput!) { createBattle(input: $input) { position battle { id } } }';
  return {
    kind: 'create-battle',
    id,
    events: 0,
    send: async () => {
      const { createBattle: answer } = await ask(created, document, { input }, player.token);
      onCreated(answer.battle.id);
      return answer.position;
    },
  };
};

export const addBot = ({ ask, random, player }: ActParts, battleId: string): Act => {
  const input = { commandId: random.uuid(), battleId, entropy: random.hex(16) };
  const document = 'mutation($input: AddBotInput!) { addBot(input: $input) { position } }';
  const shape = positionOf('addBot');
  return { kind: 'add-bot', id: input.commandId, events: 0, send: () => ask(shape, document, { input }, player.token) };
};
