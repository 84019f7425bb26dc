import type { Order, SentReport } from './messages.ts';

type OrderTo<Do extends Order['do']> = Extract<Order, { do: Do }>;

/** The work of a group of clients in its process once it is prepared. */
export interface Work {
  /** Answers when there is nothing left to do until the end, with what was done. */
  readonly begin: (order: OrderTo<'begin'>) => Promise<SentReport | null>;
  readonly end: (order: OrderTo<'end'>) => Promise<SentReport | null>;
  /** Begins nothing new. */
  readonly stop: () => void;
}
