import { accept, type StreamEvent } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type CommandId, type PlayerId, playerStream } from '../kernel/ids.ts';
import { formatMoney, lesserOf, type Money } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type RegisteredPlayer, type SeesPlayers } from '../player/state.ts';
import { type ReceivablePaid, receivablePaid } from './events.ts';

/** The house takes from a player's coin what they owe. It does so once a day. */
export type PayReceivable = {
  readonly type: 'PayReceivable';
  readonly playerId: PlayerId;
};

/** Pays with `coin`, as far as it goes, for the player's debt; no event where there is none. */
export const receivablePaidBy = (
  { playerId, receivable }: Pick<RegisteredPlayer, 'playerId' | 'receivable'>,
  coin: Money,
  commandId: CommandId,
): readonly StreamEvent<ReceivablePaid>[] => {
  const paid = lesserOf(receivable, coin);
  if (paid === 0n) return [];
  return [receivablePaid.in(playerStream(playerId), { commandId, playerId, amount: formatMoney(paid) })];
};

export const payReceivable: Handler<PayReceivable, ReceivablePaid, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: forPlayer((player, _command, _world, commandId) => {
    const paid = receivablePaidBy(player, player.coin, commandId);
    return paid.length === 0 ? reject('NOTHING_TO_DO') : accept(paid);
  }),
};
