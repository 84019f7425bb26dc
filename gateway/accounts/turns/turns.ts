import { GatewayError } from '../../errors.ts';
import { type AddressKey, widerNetworks } from '../../server/addresses/address-key.ts';
import type { Caller } from '../sessions/caller.ts';
import { type Asker, EMPTY_QUEUE, join, leave, type QueueRules } from './fair-queue.ts';

/** Runs a piece of work when it is its turn. @throws GatewayError BUSY */
export type Turns = <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>;

/**
 * Known ones go first, each account in turns of its own, from however many networks and devices: neighbours with accounts of their own
 * take nothing from it.
 */
export const askerKnownTo = (account: string): Asker => ({ share: account, known: true });

/** A stranger shares the turns of the widest network that has one holder as a rule. */
export const askerOf = (address: AddressKey, account: string | null): Asker =>
  account === null ? { share: widerNetworks(address).at(-1) ?? address, known: false } : askerKnownTo(account);

export const askingOf = async ({ address, standing }: Pick<Caller, 'address' | 'standing'>): Promise<Asker> =>
  askerOf(address, (await standing()).account);

/** @throws GatewayError BUSY from the returned function where a share, or the queue, has as much waiting as it may */
export const turnsBy = (rules: QueueRules, retryAfterSeconds: number): Turns => {
  let queue = EMPTY_QUEUE;
  let asked = 0;
  const waiting = new Map<number, { readonly start: () => void; readonly refuse: (error: GatewayError) => void }>();
  const busy = (): GatewayError => new GatewayError('BUSY', { retryAfterSeconds });

  const turn = async (asker: Asker): Promise<void> => {
    asked += 1;
    const id = asked;
    const joined = join(queue, rules, asker, id);
    if (joined.verdict === 'refused') throw busy();
    queue = joined.queue;
    if (joined.verdict === 'runs') return;
    const { displaced } = joined;
    if (displaced !== null) {
      waiting.get(displaced)?.refuse(busy());
      waiting.delete(displaced);
    }
    await new Promise<void>((start, refuse) => waiting.set(id, { start, refuse }));
  };

  const done = (): void => {
    const left = leave(queue);
    queue = left.queue;
    if (left.next === null) return;
    waiting.get(left.next)?.start();
    waiting.delete(left.next);
  };

  return async (asker, work) => {
    await turn(asker);
    try {
      return await work();
    } finally {
      done();
    }
  };
};
