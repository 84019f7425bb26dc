import type { Ask } from './ask.ts';
import { type Chance, systemChance } from './chance.ts';
import { graphql } from './generated/index.ts';

export const DEPOSIT = graphql(`
  mutation Deposit($commandId: CommandId!, $amount: Money!) {
    deposit(commandId: $commandId, amount: $amount) { depositId amount position wallet { coin version } }
  }
`);

export const SELL_ITEMS = graphql(`
  mutation SellItems($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {
    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { position }
  }
`);

const TERMS = graphql(`
  query Terms {
    terms
  }
`);

/** The terms in force. @throws Error before any are published */
export const termsOf = async (ask: Ask) => {
  const { terms } = await ask(TERMS, {});
  if (terms == null) throw new Error('the site has no terms yet');
  return terms;
};

/** Enough for a thousand cheap cases, minor units. */
export const LARGE_DEPOSIT = 10_000_000;

/** Buys sandbox coin, so many minor units of it. */
export const payIn = async (
  ask: Ask,
  token: string,
  amount = LARGE_DEPOSIT,
  chance: Chance = systemChance,
): Promise<void> => {
  await ask(DEPOSIT, { commandId: chance.uuid(), amount }, token);
};

/** A sale of items under the terms that are shown. */
export const saleOf = async (ask: Ask, itemIds: readonly string[], chance: Chance = systemChance) => ({
  commandId: chance.uuid(),
  terms: (await termsOf(ask)).items.hash,
  itemIds: [...itemIds],
});
