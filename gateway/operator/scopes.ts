/** The scopes of an operator's access key, and what each opens. */
export const OPERATOR_SCOPES = {
  'operator:figures': 'income, reports and returns: sums alone, no player',
  'operator:players': 'players, their plays and wallets, and support tickets',
  'operator:money': 'orders and retrievals',
  'operator:acts': 'acts of operators',
} as const;

export type OperatorScope = keyof typeof OPERATOR_SCOPES;

export const isOperatorScope = (text: string): text is OperatorScope => Object.hasOwn(OPERATOR_SCOPES, text);
