import { useCallback, useEffect } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useToasts } from '../../ui/toasts.tsx';
import type { Choice } from './selection.ts';
import type { BackpackList } from './use-backpack.ts';
import type { Batch, BatchResult } from './use-batches.ts';
import type { useChoice } from './use-choice.ts';
import { useSaleReports } from './use-sale-reports.ts';
import { useExchange, useSell } from './use-sending.ts';

type Trade = 'SOLD' | 'EXCHANGED';

/** Sales and exchanges of chosen items, with their effect on the list and the choice. */
export const useTrades = (
  { nodes, remove, reload }: BackpackList,
  stacked: boolean,
  dispatch: ReturnType<typeof useChoice>['dispatch'],
) => {
  const { backpack } = useMessages();
  const { during } = useToasts();
  const flows = { SOLD: useSell(), EXCHANGED: useExchange() };
  const { notice, clearNotice, report } = useSaleReports();

  const finish = useCallback(
    async (result: BatchResult, asked: number, to: Trade): Promise<void> => {
      const gone = [...result.gone, ...report(result, asked, to)];
      remove(gone, to);
      // After a refusal the rest of the choice has other prices, or isn't all on the page.
      dispatch(result.stopped === null ? { type: 'drop', ids: gone } : { type: 'clear' });
      if (result.stopped !== null || stacked) await reload();
    },
    [report, remove, reload, stacked, dispatch],
  );

  // A sale or exchange that the last page lost is sent again, as the same command.
  const resumeSale = flows.SOLD.resume;
  const resumeExchange = flows.EXCHANGED.resume;
  useEffect(() => {
    resumeSale().then((result) => result && finish(result, result.gone.length, 'SOLD'));
    resumeExchange().then((result) => result && finish(result, result.gone.length, 'EXCHANGED'));
  }, [resumeSale, resumeExchange, finish]);

  const trade = async (to: Trade, batches: readonly Batch[], given: readonly Choice[]): Promise<void> => {
    clearNotice();
    const doing = to === 'SOLD' ? backpack.sellingItems : backpack.exchangingItems;
    await finish(await during(flows[to].run(batches), doing({ count: given.length })), given.length, to);
    // Items that aren't on the page went away: the counts of the list still hold them.
    const shown = new Set(nodes?.map(({ id }) => id));
    if (given.some(({ id }) => !shown.has(id))) void reload();
  };
  return { notice, clearNotice, selling: flows.SOLD.running, exchanging: flows.EXCHANGED.running, trade };
};
