import { byPlayer, bySystem, defineCommand } from '../kernel/define-command.ts';
import { playerStream } from '../kernel/ids.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { requestDeposit } from './request-deposit.ts';
import { settlePayment } from './settle-payment.ts';

export const depositCommands = [
  defineCommand('RequestDeposit', {
    handlerWith: () => requestDeposit,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('CancelDeposit', {
    handlerWith: () => cancelDeposit,
    actor: ({ playerId, reason }) => (reason === 'player' ? playerId : 'system'),
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('SettlePayment', {
    handlerWith: () => settlePayment,
    actor: bySystem,
    stream: ({ playerId }) => playerStream(playerId),
  }),
] as const;
