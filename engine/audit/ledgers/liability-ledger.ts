import type { Posting } from '../../facts/facts.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { LiabilitiesStated } from '../../site/events.ts';
import { MOST_ENTRIES_BEHIND } from '../../site/state-liabilities.ts';
import type { Findings } from '../finding.ts';
import type { Sight } from '../replay/read-entry.ts';
import { createBalanceHistory, type HistoryMemory, newHistoryMemory } from './balance-history.ts';
import { BALANCES } from './own-facts.ts';

/** A statement, and where the log has it. */
export interface FoundStatement {
  readonly entry: number;
  readonly at: Instant;
  readonly stated: LiabilitiesStated['data'];
}

export interface LiabilityTotals {
  readonly statements: number;
  /** ISO 8601, with its entry; null where nothing was stated. */
  readonly newest: { readonly entry: number; readonly at: string; readonly position: number } | null;
}

export interface LiabilityLedger {
  /** The next event that could be read, in the order of the log; `postings` are its own, where they are known already. */
  record(recorded: RecordedEvent, postings?: readonly Posting[]): void;
  totals(): LiabilityTotals;
}

/** Data alone, so that it can be put aside and gone on with. */
export interface LiabilityMemory {
  readonly history: HistoryMemory;
  statements: number;
  newest: FoundStatement | null;
}

export const newLiabilityMemory = (): LiabilityMemory => ({ history: newHistoryMemory(), statements: 0, newest: null });

/**
 * Compares what the house states that it owes with what the log says that players held there: how many there were, and, where
 * sealed entries are read, every sum.
 */
export const createLiabilityLedger = (
  findings: Findings,
  sight: Sight,
  memory: LiabilityMemory = newLiabilityMemory(),
  onStatement: (found: FoundStatement) => void = () => undefined,
): LiabilityLedger => {
  const history = createBalanceHistory(() => true, memory.history);

  /** Faults of the statement in that entry. */
  const faultsOf = ({ entry, stated }: FoundStatement): readonly string[] => {
    const { position, leaves, totals } = stated;
    if (position > entry) return [`states what was owed after ${position} entries, which come later`];
    const found = history.after(position);
    if (found === null) return [`states what was owed more than ${MOST_ENTRIES_BEHIND} entries before`];
    const counted = leaves === found.players ? [] : [`states ${leaves} players, there were ${found.players}`];
    if (sight === 'public') return counted;
    const sums = BALANCES.map((balance) => ({ balance, held: formatMoney(found.held[balance]) }));
    return [
      ...counted,
      ...sums
        .filter(({ balance, held }) => totals[balance] !== held)
        .map(({ balance, held }) => `states ${totals[balance]} of ${balance}, players held ${held}`),
    ];
  };

  return {
    record: (recorded, postings) => {
      history.record(recorded, postings);
      const { event, position, at } = recorded;
      if (event.type !== 'LiabilitiesStated') return;
      const found = { entry: position, at, stated: event.data };
      memory.statements += 1;
      memory.newest = found;
      for (const fault of faultsOf(found)) findings.add('liabilities', position, fault);
      onStatement(found);
    },
    totals: () => {
      const { statements, newest } = memory;
      if (newest === null) return { statements, newest };
      const { entry, at, stated } = newest;
      return { statements, newest: { entry, at: new Date(at).toISOString(), position: stated.position } };
    },
  };
};
