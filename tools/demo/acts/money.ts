import { graphql } from '../../../test/player/generated/index.ts';
import { payIn, SELL_ITEMS, saleOf } from '../../../test/player/trade.ts';
import { type Act, backpackOf } from './act.ts';

const COIN_WANTED = 200_000;
const DEPOSIT = 500_000;

const COIN = graphql(`
  query Coin {
    me { wallet { coin } }
  }
`);

/** Coin that was never bought, as long as there is too little of it. */
export const fillUp = async ({ ask, player, random }: Act): Promise<void> => {
  const { me } = await ask(COIN, {}, player.token);
  if ((me?.wallet.coin ?? 0) < COIN_WANTED) await payIn(ask, player.token, DEPOSIT, random);
};

export const sellSome = async (act: Act): Promise<void> => {
  const { ask, random, player } = act;
  const held = await backpackOf(act);
  if (held.length < 6) return;
  const itemIds = held.slice(-Math.min(20, held.length - 5)).map(({ id }) => id);
  await ask(SELL_ITEMS, await saleOf(ask, itemIds, random), player.token);
};
