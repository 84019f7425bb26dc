import { useMutation } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { apiErrorOf } from '../../app/api-error.ts';
import { deviceStorage } from '../../app/device-storage.ts';
import { useSession } from '../../app/session.tsx';
import { graphql } from '../../generated/index.ts';
import { newCommandId } from '../personal/commands/command-id.ts';
import { type PendingCommand, pendingCommands } from '../personal/commands/pending-command.ts';
import { type Answer, pageWait, sendUntilAnswered } from '../personal/commands/send-until-answered.ts';
import { isDepositAmount } from './deposit-amount.ts';

const DEPOSIT = graphql(`
  mutation Deposit($commandId: CommandId!, $amount: Money!) {
    deposit(commandId: $commandId, amount: $amount) {
      depositId
      amount
      position
      wallet {
        coin
        points
        version
      }
    }
  }
`);

const KEY = 'glasscase.pending.deposit';

type Deposit = PendingCommand<number>;

export interface DepositFlow {
  /** A deposit whose answer isn't known: the only thing that may be sent until it is. */
  readonly pending: Deposit | null;
  readonly sending: boolean;
  /** Deposits an amount in minor units, or asks about the pending one. The answer's value is the amount booked. */
  readonly start: (amount: number) => Promise<Answer<number> | null>;
}

/** One deposit at a time, written down before it is sent and resent with the same id until its outcome is certain. */
export const useDeposit = (): DepositFlow => {
  const { me, applyWallet } = useSession();
  const [deposit] = useMutation(DEPOSIT);
  const [sending, setSending] = useState(false);
  const store = useMemo(
    () =>
      pendingCommands({
        storage: deviceStorage,
        key: KEY,
        readBody: (stored) => (isDepositAmount(stored) ? stored : null),
      }),
    [],
  );
  const playerId = me?.playerId;
  const [pending, setPending] = useState<Deposit | null>(null);

  // The player may become known only after the dialog has opened.
  useEffect(() => {
    if (playerId !== undefined) setPending(store.load(playerId));
  }, [playerId, store]);

  const start = async (amount: number): Promise<Answer<number> | null> => {
    if (playerId === undefined || sending) return null;
    const command = pending ?? { commandId: newCommandId(), playerId, body: amount };
    store.begin(command);
    setSending(true);
    const answer = await sendUntilAnswered(
      async () => {
        const { data } = await deposit({ variables: { commandId: command.commandId, amount: command.body } });
        if (!data) throw new Error('an answer without data');
        applyWallet(data.deposit.wallet);
        return data.deposit.amount;
      },
      { codeOf: (error) => apiErrorOf(error).code, wait: pageWait },
    );
    setSending(false);
    if (answer.kind === 'open') {
      setPending(command);
    } else {
      store.settle(command.commandId);
      setPending(null);
    }
    return answer;
  };

  return { pending, sending, start };
};
