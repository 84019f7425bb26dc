import { at, type Fields, view } from '../answers/view.ts';
import { item } from './item.ts';
import { walletFields } from './wallet.ts';

/** The answer of an opening. `id` of a round is that of `/provably-fair/verify/{id}`. */
export const opened: Fields = {
  rounds: at(
    'rounds',
    view({
      id: 'id',
      price: 'price',
      roundNo: 'roundNo',
      ticket: 'ticket',
      publicHash: 'publicHash',
      userSeed: 'userSeed',
      entropy: 'entropy',
      oddsHash: 'oddsHash',
      item: at('item', item),
      createTime: 'playedAt',
    }),
  ),
  ...walletFields,
};
