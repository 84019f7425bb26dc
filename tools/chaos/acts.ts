import type { SignedIn } from '../../test/player/account.ts';
import type { Ask } from '../../test/player/ask.ts';
import { OPEN_CASE, openingOf, openOverRest, type ShownCase } from '../../test/player/case.ts';
import { fresh } from '../../test/player/chance.ts';
import { graphql } from '../../test/player/generated/index.ts';
import type { RestExchange } from '../../test/player/http.ts';
import { ADD_BOT, battleWith, CREATE_BATTLE } from '../../test/player/rooms.ts';
import { roundShown } from '../../test/player/round.ts';
import { SELL_ITEMS, saleOf } from '../../test/player/trade.ts';
import type { Random } from '../simulate/random.ts';
import type { CommandKind } from './ledger.ts';

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
  readonly rest: RestExchange;
  readonly random: Random;
  readonly player: SignedIn;
}

export const openCase = async ({ ask, random, player }: ActParts, cases: readonly ShownCase[]): Promise<Act> => {
  const quantity = random.chance(0.2) ? 2 : 1;
  const input = openingOf(random.pick(cases), await roundShown(ask, player.token), quantity, random);
  const send = async () => Number((await ask(OPEN_CASE, { input }, player.token)).openCase.position);
  return { kind: 'open', id: input.commandId, events: quantity, send };
};

const ROUND_POSITION = graphql(`
  query RoundPosition($id: ID!) {
    round(id: $id) { position }
  }
`);

export const openByRest = async (
  { ask, rest, random, player }: ActParts,
  cases: readonly ShownCase[],
): Promise<Act> => {
  const opening = openingOf(random.pick(cases), await roundShown(ask, player.token), 1, random);
  const send = async () => {
    const id = await openOverRest(rest, player.token, opening);
    const { round } = await ask(ROUND_POSITION, { id });
    if (round == null) throw new Error('an opened round is nowhere');
    return Number(round.position);
  };
  return { kind: 'rest-open', id: opening.commandId, events: 1, send };
};

const HELD = graphql(`
  query HeldItems {
    backpack(first: 3) { edges { node { id } } }
  }
`);

/** Null with an empty backpack. */
export const sellItems = async ({ ask, random, player }: ActParts): Promise<Act | null> => {
  const { backpack } = await ask(HELD, {}, player.token);
  const itemIds = backpack.edges.map(({ node }) => node.id);
  if (itemIds.length === 0) return null;
  const sale = await saleOf(ask, itemIds, random);
  const send = async () => Number((await ask(SELL_ITEMS, sale, player.token)).sellItems.position);
  return { kind: 'sell', id: sale.commandId, events: 0, send };
};

/** A short battle, which a bot then fills; `onCreated` learns its id. */
export const createBattle = async (
  { ask, random, player }: ActParts,
  cases: readonly ShownCase[],
  onCreated: (battleId: string) => void,
): Promise<Act> => {
  const input = await battleWith(ask, player.token, [random.pick(cases)], random);
  const send = async () => {
    const { battle, position } = (await ask(CREATE_BATTLE, { input }, player.token)).createBattle;
    onCreated(battle.id);
    return Number(position);
  };
  return { kind: 'create-battle', id: input.commandId, events: 0, send };
};

export const addBot = ({ ask, random, player }: ActParts, battleId: string): Act => {
  const input = { ...fresh(random), battleId };
  const send = async () => Number((await ask(ADD_BOT, { input }, player.token)).addBot.position);
  return { kind: 'add-bot', id: input.commandId, events: 0, send };
};
