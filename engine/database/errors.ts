import { fileFaultOf } from './file-faults.ts';

/** A PostgreSQL server's refusal of a statement. */
export interface ServerRefusal {
  /** Five characters: two for the class, three for the condition. */
  readonly sqlState: string;
  readonly detail: string | null;
  /** Of the constraint that a row didn't meet. */
  readonly constraint: string | null;
}

/**
 * Null when the error isn't the server's answer: a lost connection, a bug of ours. Told by its fields, because `pg` and
 * the embedded database each have their own class for it.
 */
export const refusalOf = (error: unknown): ServerRefusal | null => {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return null;
  if (typeof error.code !== 'string' || error.code.length !== 5) return null;
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : null;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
  return { sqlState: error.code, detail, constraint };
};

/** Whether the server refused a row because another one has its key. */
export const isDuplicate = (error: unknown): boolean => refusalOf(error)?.sqlState === '23505';

/**
 * Classes of SQLSTATE that say nothing about the statement itself: connection, transaction state, rollback (deadlock,
 * serialisation), resources, object not ready, operator intervention (shutdown, statement timeout), system.
 */
const passing = new Set(['08', '25', '40', '53', '55', '57', '58']);

/** Whether the same statement may well succeed later. */
export const isPassing = (error: unknown): boolean => {
  const refusal = refusalOf(error);
  if (refusal !== null) return passing.has(refusal.sqlState.slice(0, 2));
  return !(error instanceof TypeError || error instanceof RangeError);
};

/** Node's codes for a server that isn't there. `AWAY_TEXT` holds the errors of `pg` that have no code. */
const AWAY_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);
const AWAY_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** Classes of SQLSTATE of a server that can't be asked now: connection, resources, operator intervention. */
const AWAY_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57']);

/** Whether the database couldn't be asked, so that nothing was done. */
export const isDatabaseAway = (error: unknown): boolean => {
  const refusal = refusalOf(error);
  if (refusal !== null) return AWAY_CLASSES.has(refusal.sqlState.slice(0, 2));
  if (!(error instanceof Error)) return false;
  return ('code' in error && AWAY_CODES.has(error.code)) || AWAY_TEXT.test(error.message);
};

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether the disk of the database had no room, as the server says it, Node or the embedded database. */
export const isDiskFull = (thrown: unknown): boolean => {
  const error = fileFaultOf(thrown);
  return error instanceof Error && 'code' in error && FULL.has(error.code);
};
