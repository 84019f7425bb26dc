import { at, from, view } from '../answers/view.ts';
import { item } from './item.ts';
import { target } from './target.ts';

const ACTIONS = { won: 'WON', lost: 'CONSOLED' } as const;
/** Tickets of one percent. */
const PERCENT = 100_000;

export const dreamFields = {
  id: 'id',
  action: from('won', { type: 'string', enum: Object.values(ACTIONS) }, (won) =>
    won === true ? ACTIONS.won : ACTIONS.lost,
  ),
  targetItem: at('target', target),
  dreamFee: 'fee',
  probability: from('winTickets', { type: 'number', description: 'Percent.' }, (tickets) => Number(tickets) / PERCENT),
  winTickets: 'winTickets',
  ticket: 'ticket',
  roundNo: 'roundNo',
  item: at('item', item),
  createTime: 'playedAt',
};

export const dream = view(dreamFields);
