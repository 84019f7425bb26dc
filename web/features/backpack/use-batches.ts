import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { apiErrorOf } from '../../platform/api-error.ts';
import { newCommandId } from '../../platform/commands/command-id.ts';
import { type PendingCommand, pendingCommands } from '../../platform/commands/pending-command.ts';
import { type Answer, pageWait, sendUntilAnswered } from '../../platform/commands/send-until-answered.ts';
import { deviceStorage, isRecord } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { MAX_ITEMS_PER_SALE } from './selection.ts';

/** Items that go together in one command. */
export interface Batch {
  /** Hash of the section `items` that was shown. */
  readonly terms: string;
  readonly itemIds: readonly string[];
  /** The sum that they give, minor units, as the page showed it. */
  readonly expectedTotal: number;
}

export interface BatchResult {
  readonly gone: readonly string[];
  /** Minor units. */
  readonly total: number;
  /** Why the rest wasn't done; null when everything was. */
  readonly stopped: Exclude<Answer<never>, { readonly kind: 'done' }> | null;
}

const readBatch = (stored: unknown): Batch | null => {
  if (!isRecord(stored) || !Array.isArray(stored.itemIds)) return null;
  const { terms, expectedTotal } = stored;
  const itemIds = stored.itemIds.filter((id): id is string => typeof id === 'string');
  if (itemIds.length === 0 || itemIds.length > MAX_ITEMS_PER_SALE || typeof expectedTotal !== 'number') return null;
  if (typeof terms !== 'string') return null;
  return { terms, itemIds, expectedTotal };
};

export interface Batches {
  readonly running: boolean;
  /** Does one batch after the other, each a command of its own, and stops at the first that isn't done. */
  readonly run: (batches: readonly Batch[]) => Promise<BatchResult>;
  /** Asks about a batch whose answer was never seen; null when there is none. */
  readonly resume: () => Promise<BatchResult | null>;
}

/** `key`: its place on the device. `send` resolves to what the items gave. */
export const useBatches = (key: string, send: (commandId: string, batch: Batch) => Promise<number>): Batches => {
  const { me } = useSession();
  const [running, setRunning] = useState(false);
  const store = useMemo(() => pendingCommands({ storage: deviceStorage, key, readBody: readBatch }), [key]);
  const playerId = me?.playerId;
  /** While a batch is under way its command is stored too, and must not be taken for one left behind. */
  const busy = useRef(false);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  const runAll = useCallback(
    async (commands: readonly PendingCommand<Batch>[]): Promise<BatchResult> => {
      busy.current = true;
      setRunning(true);
      const gone: string[] = [];
      let total = 0;
      let stopped: BatchResult['stopped'] = null;
      for (const command of commands) {
        store.begin(command);
        const answer = await sendUntilAnswered(() => latest.current(command.commandId, command.body), {
          codeOf: (error) => apiErrorOf(error).code,
          wait: pageWait,
        });
        if (answer.kind !== 'open') store.settle(command.commandId);
        if (answer.kind !== 'done') {
          stopped = answer;
          break;
        }
        gone.push(...command.body.itemIds);
        total += answer.value;
      }
      busy.current = false;
      setRunning(false);
      return { gone, total, stopped };
    },
    [store],
  );

  const run = useCallback(
    async (batches: readonly Batch[]): Promise<BatchResult> =>
      playerId === undefined
        ? { gone: [], total: 0, stopped: null }
        : runAll(batches.map((body) => ({ commandId: newCommandId(), playerId, body }))),
    [playerId, runAll],
  );
  const resume = useCallback(async () => {
    const pending = playerId === undefined || busy.current ? null : store.load(playerId);
    return pending === null ? null : runAll([pending]);
  }, [playerId, store, runAll]);

  return { running, run, resume };
};
