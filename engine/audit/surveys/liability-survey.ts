import type { Hashing } from '../../fairness/hashing.ts';
import { formatMoney } from '../../kernel/money.ts';
import { isCounted, type OwnLeaf } from '../../liabilities/own-leaf.ts';
import type { LiabilitiesStated } from '../../site/events.ts';
import type { Findings } from '../finding.ts';
import { createBalanceHistory } from '../ledgers/balance-history.ts';
import { createLiabilityLedger, type FoundStatement, newLiabilityMemory } from '../ledgers/liability-ledger.ts';
import { BALANCES } from '../ledgers/own-facts.ts';
import type { Sight } from '../replay/read-entry.ts';
import type { Analysis } from './survey.ts';

/** So many are told, the newest; all are counted. */
const SHOWN = 100;

export interface ReportedStatement {
  readonly entry: number;
  /** ISO 8601. */
  readonly at: string;
  readonly position: number;
  readonly leaves: number;
  readonly totals: LiabilitiesStated['data']['totals'];
  readonly root: string;
}

export interface ReportedLeaf {
  /** Of the statement in whose tree it was looked for. */
  readonly entry: number;
  readonly playerId: string;
  readonly included: boolean;
}

export interface LiabilitySurvey {
  readonly statements: number;
  /** Whether sums were compared: without openings only the number of players is. */
  readonly sumsExamined: boolean;
  readonly shown: readonly ReportedStatement[];
  /** Null where none was asked about. */
  readonly leaf: ReportedLeaf | null;
}

export interface LiabilitySurveyParts {
  readonly hashing: Hashing;
  readonly sight: Sight;
  /** A leaf that a player kept; null where there is none to look for. */
  readonly leaf: OwnLeaf | null;
}

const reported = ({ entry, at, stated: { position, leaves, totals, root } }: FoundStatement): ReportedStatement => ({
  ...{ entry, at: new Date(at).toISOString(), position, leaves, totals, root },
});

/** Whether each statement of liabilities says what the log says, and whether a player's own leaf is in the tree of its own. */
export const liabilitySurvey = (
  { hashing, sight, leaf }: LiabilitySurveyParts,
  findings: Findings,
): Analysis<LiabilitySurvey> => {
  const own = leaf === null ? null : createBalanceHistory((playerId) => playerId === leaf.playerId);
  const shown: ReportedStatement[] = [];
  let found: ReportedLeaf | null = null;

  const lookFor = (sought: OwnLeaf, { entry, stated }: FoundStatement): void => {
    const included = isCounted(hashing, sought, stated);
    found = { entry, playerId: sought.playerId, included };
    if (!included) findings.add('liabilities', entry, `the leaf of ${sought.playerId} isn't in the stated tree`);
    const held = own?.after(stated.position)?.held;
    if (sight === 'public' || held === undefined) return;
    for (const balance of BALANCES) {
      const had = formatMoney(held[balance]);
      if (sought[balance] !== had)
        findings.add('liabilities', entry, `the leaf says ${sought[balance]} of ${balance}, its player held ${had}`);
    }
  };

  const ledger = createLiabilityLedger(findings, sight, newLiabilityMemory(), (statement) => {
    shown.push(reported(statement));
    if (shown.length > SHOWN) shown.shift();
    if (leaf !== null && statement.entry === leaf.entry) lookFor(leaf, statement);
  });

  return {
    record: (recorded) => {
      own?.record(recorded);
      ledger.record(recorded);
    },
    finish: () => {
      if (leaf !== null && found === null) {
        findings.add('liabilities', leaf.entry, 'the leaf names a statement that the log doesn’t have');
      }
      return { statements: ledger.totals().statements, sumsExamined: sight !== 'public', shown, leaf: found };
    },
  };
};
