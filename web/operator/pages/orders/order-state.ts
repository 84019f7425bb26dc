import type { MarkTone } from '../../ui/Mark.tsx';
import type { Order } from './orders-query.ts';

/** How a row says its state: a payment that wasn't credited asks for eyes, whatever became of the order. */
export const toneOfOrder = ({ state, problem, reversed }: Pick<Order, 'state' | 'problem' | 'reversed'>): MarkTone => {
  if (problem != null) return 'look';
  return state === 'COMPLETED' && reversed === 0 ? 'fine' : 'note';
};

/** The state of an order in the words of the page: one that was reversed is still credited to the API. */
export const shownState = ({
  state,
  amount,
  reversed,
}: Pick<Order, 'state' | 'amount' | 'reversed'>): Order['state'] | 'REVERSED' | 'PARTLY_REVERSED' => {
  if (reversed === 0) return state;
  return reversed < amount ? 'PARTLY_REVERSED' : 'REVERSED';
};

/** The outcomes of a webhook after which nothing is left to do. */
const SETTLED: readonly string[] = ['credited', 'closed', 'given-back', 'ignored'];

/** How a webhook asks for attention by its outcome. */
export const toneOfOutcome = (outcome: string): 'done' | 'look' | 'open' => {
  if (outcome === 'received') return 'open';
  return SETTLED.includes(outcome) ? 'done' : 'look';
};

/** The provider's last word, as far as the webhooks tell. */
export const providerState = ({
  events,
  payable,
}: Pick<Order, 'events' | 'payable'>): 'paid' | 'closed' | 'payable' | 'over' => {
  if (events.some(({ kind }) => kind === 'paid')) return 'paid';
  if (events.some(({ kind }) => kind === 'closed')) return 'closed';
  return payable ? 'payable' : 'over';
};
