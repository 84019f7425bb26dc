import { byPlayer, bySystem, defineCommand, head } from '../kernel/definitions.ts';
import { playerStream } from '../kernel/ids.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { depositCancelled, depositRequested, paymentSettled } from './events.ts';
import { requestDeposit } from './request-deposit.ts';
import { settlePayment } from './settle-payment.ts';

export const depositCommands = [
  defineCommand('RequestDeposit', {
    handlerWith: () => requestDeposit,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(depositRequested, ({ playerId, depositId, amount, couponId, oneTimeRewards }) => ({
        type: 'RequestDeposit',
        playerId,
        depositId,
        amount,
        couponId,
        oneTimeRewards,
      })),
    ],
  }),
  defineCommand('CancelDeposit', {
    handlerWith: () => cancelDeposit,
    actor: ({ playerId, reason }) => (reason === 'player' ? playerId : 'system'),
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(depositCancelled, ({ playerId, depositId, reason }) => ({
        type: 'CancelDeposit',
        playerId,
        depositId,
        reason,
      })),
    ],
  }),
  defineCommand('SettlePayment', {
    handlerWith: () => settlePayment,
    actor: bySystem,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(paymentSettled, ({ playerId, depositId, provider, amount }) => ({
        type: 'SettlePayment',
        playerId,
        depositId,
        provider,
        amount,
      })),
    ],
  }),
] as const;
