export const OPERATOR_SCOPES = ['operator:figures', 'operator:players', 'operator:money', 'operator:acts'] as const;
export type OperatorScope = (typeof OPERATOR_SCOPES)[number];

/** The reads that each scope opens. docs/operations.md shows this table. */
export const SCOPE_OPENS: Readonly<Record<OperatorScope, string>> = {
  'operator:figures': 'now, report and returns: sums alone, and no player',
  'operator:players': 'players, their plays and wallets, and tickets',
  'operator:money': 'orders and retrievals',
  'operator:acts': 'acts of operators',
};
