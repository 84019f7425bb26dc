import { byPlayer, bySystem, firstEvent, playerCommand } from '../kernel/definitions.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { depositCancelled, depositEvents, depositRequested, paymentSettled } from './events.ts';
import { requestDeposit } from './request-deposit.ts';
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
] as const;

/** Orders of coin, and what was paid for them. */
export const deposits = {
  events: depositEvents,
  commands: depositCommands,
  states: [],
} as const;
