import { byOperator, byPlayer, bySystem, firstEvent, playerCommand } from '../kernel/definitions.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import {
  depositCancelled,
  depositEvents,
  depositRequested,
  depositReversed,
  paymentSettled,
  receivablePaid,
} from './events.ts';
import { payReceivable } from './pay-receivable.ts';
import { requestDeposit } from './request-deposit.ts';
import { reverseDeposit } from './reverse-deposit.ts';
import { settlePayment } from './settle-payment.ts';

const depositCommands = [
  playerCommand('RequestDeposit', byPlayer, () => requestDeposit, [
    firstEvent(depositRequested, ({ commandId: _, terms: _terms, ...asked }) => ({ type: 'RequestDeposit', ...asked })),
  ]),
  playerCommand(
    'CancelDeposit',
    ({ playerId, reason }) => (reason === 'player' ? playerId : 'system'),
    () => cancelDeposit,
    [firstEvent(depositCancelled, ({ commandId: _, ...asked }) => ({ type: 'CancelDeposit', ...asked }))],
  ),
  playerCommand('SettlePayment', bySystem, () => settlePayment, [
    firstEvent(paymentSettled, ({ playerId, depositId, provider, amount, toldLater }) => {
      const asked = { type: 'SettlePayment', playerId, depositId, provider, amount } as const;
      return toldLater ? asked : { ...asked, atOnce: true };
    }),
  ]),
  playerCommand('ReverseDeposit', byOperator, () => reverseDeposit, [
    firstEvent(depositReversed, ({ playerId, depositId, kind, amount }) => ({
      type: 'ReverseDeposit',
      ...{ playerId, depositId, kind, amount },
    })),
  ]),
  playerCommand('PayReceivable', bySystem, () => payReceivable, [
    firstEvent(receivablePaid, ({ playerId }) => ({ type: 'PayReceivable', playerId })),
  ]),
] as const;

/** Orders of coin, what was paid for them, and what of that was given back. */
export const deposits = {
  events: depositEvents,
  commands: depositCommands,
  states: [],
} as const;
