import { z } from 'zod';
import { payIn } from '../sign-up.ts';
import { type Act, backpackOf, termsOf } from './act.ts';

const COIN_WANTED = 200_000;
const DEPOSIT = 500_000;

/** Coin that was never bought, as long as there is too little of it. */
export const fillUp = async ({ ask, player, random }: Act): Promise<void> => {
  const { me } = await ask(
    z.object({ me: z.object({ wallet: z.object({ coin: z.number() }) }) }),
    '{ me { wallet { coin } } }',
    {},
    player.token,
  );
  if (me.wallet.coin >= COIN_WANTED) return;
  await payIn(ask, player.token, random.uuid(), DEPOSIT);
};

export const sellSome = async (act: Act): Promise<void> => {
  const held = await backpackOf(act);
  if (held.length < 6) return;
  const itemIds = held.slice(-Math.min(20, held.length - 5)).map(({ id }) => id);
  const terms = await termsOf(act);
  await act.ask(
    z.unknown(),
    `mutation($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {
      sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { position } }`,
    { commandId: act.random.uuid(), terms: terms.items.hash, itemIds },
    act.player.token,
  );
};
