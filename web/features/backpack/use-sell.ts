import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { apiErrorOf } from '../../app/api-error.ts';
import { deviceStorage, isRecord } from '../../app/device-storage.ts';
import { useSession } from '../../app/session.tsx';
import { newCommandId } from '../personal/commands/command-id.ts';
import { type PendingCommand, pendingCommands } from '../personal/commands/pending-command.ts';
import { type Answer, pageWait, sendUntilAnswered } from '../personal/commands/send-until-answered.ts';
import { SELL_ITEMS } from './backpack-query.ts';

export interface Sale {
  readonly itemIds: readonly string[];
  /** Minor units, as it was shown. */
  readonly expectedTotal: number;
}

export interface SaleResult {
  readonly sold: readonly string[];
  /** Minor units. */
  readonly total: number;
  /** Why the rest wasn't sold; null when everything was. */
  readonly stopped: Exclude<Answer<never>, { readonly kind: 'done' }> | null;
}

const KEY = 'glasscase.pending.sell';

const readSale = (stored: unknown): Sale | null => {
  if (!isRecord(stored) || !Array.isArray(stored.itemIds)) return null;
  const { expectedTotal } = stored;
  const itemIds = stored.itemIds.filter((id): id is string => typeof id === 'string');
  if (itemIds.length === 0 || itemIds.length > 100 || typeof expectedTotal !== 'number') return null;
  return { itemIds, expectedTotal };
};

export interface SellFlow {
  readonly selling: boolean;
  /** Sells one part after the other, each a command of its own, and stops at the first that isn't done. */
  readonly sell: (sales: readonly Sale[]) => Promise<SaleResult>;
  /** Asks about a sale whose answer was never seen; null when there is none. */
  readonly resume: () => Promise<SaleResult | null>;
}

export const useSell = (): SellFlow => {
  const { me, applyWallet } = useSession();
  const [mutate] = useMutation(SELL_ITEMS);
  const [selling, setSelling] = useState(false);
  const store = useMemo(() => pendingCommands({ storage: deviceStorage, key: KEY, readBody: readSale }), []);
  const playerId = me?.playerId;
  /** While a sale is under way its command is stored too, and must not be taken for one left behind. */
  const running = useRef(false);

  const send = useCallback(
    async (command: PendingCommand<Sale>): Promise<Answer<number>> => {
      const { itemIds, expectedTotal } = command.body;
      store.begin(command);
      const answer = await sendUntilAnswered(
        async () => {
          const variables = { commandId: command.commandId, itemIds: [...itemIds], expectedTotal };
          const { data } = await mutate({ variables });
          if (!data) throw new Error('an answer without data');
          applyWallet(data.sellItems.wallet);
          return data.sellItems.total;
        },
        { codeOf: (error) => apiErrorOf(error).code, wait: pageWait },
      );
      if (answer.kind !== 'open') store.settle(command.commandId);
      return answer;
    },
    [mutate, applyWallet, store],
  );

  const run = useCallback(
    async (commands: readonly PendingCommand<Sale>[]): Promise<SaleResult> => {
      running.current = true;
      setSelling(true);
      const sold: string[] = [];
      let total = 0;
      let stopped: SaleResult['stopped'] = null;
      for (const command of commands) {
        const answer = await send(command);
        if (answer.kind !== 'done') {
          stopped = answer;
          break;
        }
        sold.push(...command.body.itemIds);
        total += answer.value;
      }
      running.current = false;
      setSelling(false);
      return { sold, total, stopped };
    },
    [send],
  );

  const sell = useCallback(
    async (sales: readonly Sale[]): Promise<SaleResult> =>
      playerId === undefined
        ? { sold: [], total: 0, stopped: null }
        : run(sales.map((body) => ({ commandId: newCommandId(), playerId, body }))),
    [playerId, run],
  );

  const resume = useCallback(async () => {
    const pending = playerId === undefined || running.current ? null : store.load(playerId);
    return pending === null ? null : run([pending]);
  }, [playerId, store, run]);

  return { selling, sell, resume };
};
