import { at, type Fields, millionths, orEmpty, view, within } from '../answers/view.ts';
import { battleRoom } from './battle.ts';
import { weaponFields } from './weapon.ts';

export const battleResults: Fields = {
  battle: battleRoom,
  rounds: at(
    'rounds',
    view({
      round: 'round',
      startTime: 'startedAt',
      draws: at(
        'draws',
        view({
          pos: 'seat',
          number: 'number',
          ticket: 'ticket',
          float: at('float', millionths),
          ...within('entry', { value: 'value', ...weaponFields }),
        }),
      ),
    }),
  ),
  totals: orEmpty('result.totals'),
  tie: at('result.tie', view({ between: 'between', ticket: 'ticket' })),
  awards: orEmpty('result.awards', view({ pos: 'seat', items: 'items', value: 'value' })),
  fairness: view({ publicHash: 'publicHash', serverSeed: 'reveal.serverSeed', secretSalt: 'reveal.salt' }),
};
