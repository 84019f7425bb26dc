export const OPERATOR_SCOPES = [
  'operator:figures',
  'operator:players',
  'operator:money',
  'operator:acts',
  'operator:identity',
  'operator:operators',
  'operator:journal',
  'operator:care',
  'operator:payments',
  'operator:catalog',
  'operator:campaigns',
  'operator:system',
  'operator:propose',
  'operator:approve',
] as const;
export type OperatorScope = (typeof OPERATOR_SCOPES)[number];

/** The scopes that an access key may have: those of reads, so that every act has a person. */
export const ACCESS_SCOPES = [
  'operator:figures',
  'operator:players',
  'operator:money',
  'operator:acts',
  'operator:journal',
] as const;

/** The operations that each scope opens. docs/operations.md shows this table. */
export const SCOPE_OPENS: Readonly<Record<OperatorScope, string>> = {
  'operator:figures': 'now, report and returns: sums alone, and no player',
  'operator:players': 'players, their plays and wallets, and tickets',
  'operator:money': 'orders and retrievals',
  'operator:acts': 'acts of operators',
  'operator:identity': 'personal data of a player in full, for a reason',
  'operator:operators': 'inviting and ending operators, their roles and sessions',
  'operator:journal': 'the list of operators, and their journal',
  'operator:care': 'acts on one player: limits, blocks, holds, sessions, notes, and answers to tickets',
  'operator:payments': 'acts on payments and retrievals: their states, channels and reconciliation',
  'operator:catalog': 'drafts of cases, contracts and the shop',
  'operator:campaigns': 'codes, coupons, giveaways, contests, notices, documents and messages',
  'operator:system': 'processes, keys, backups, schedules of reports, alerts and stopped games',
  'operator:propose': 'proposing acts',
  'operator:approve': 'approving and refusing acts that another operator proposed',
};
