const FULL = 'is full: free some space there, or set DATA_DIR to a folder of another disk';

/** Wherever the database is. */
export const DISK_FULL =
  'the disk of the database (DATA_DIR, or the server of DATABASE_URL) is full: free some space there';

const codes: Readonly<Record<string, string>> = {
  ENOTFOUND: 'DATABASE_URL names a host that is not known',
  EAI_AGAIN: 'DATABASE_URL names a host that is not known',
  ECONNREFUSED: 'no database server answers at DATABASE_URL',
  ENOSPC: `the disk ${FULL}`,
  EDQUOT: `the disk space of this user ${FULL}`,
  EROFS: 'the disk is read-only: set DATA_DIR to a folder that can be written to',
  '28P01': 'the database server refuses the user or password of DATABASE_URL',
  '28000': 'the database server refuses the user of DATABASE_URL',
  '3D000': 'the database named by DATABASE_URL does not exist',
  '53100': DISK_FULL,
};

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 500) ?? '';

/** One line for a person. Known causes name the variable to change; no connection string is ever repeated. */
export const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return `unknown error: ${firstLine(String(error))}`;
  const inner = error instanceof AggregateError ? error.errors.find((one) => one instanceof Error) : undefined;
  const cause = inner instanceof Error ? inner : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return firstLine((Object.hasOwn(codes, code) ? codes[code] : undefined) ?? cause.message);
};
