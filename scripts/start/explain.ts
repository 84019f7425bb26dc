const codes: Readonly<Record<string, (error: Error) => string>> = {
  EADDRINUSE: () => 'PORT is taken by another program; set PORT to a free one',
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine',
  EACCES: (error) =>
    /listen/.test(error.message) ? 'PORT may not be used by this user; choose one above 1023' : error.message,
  ENOTFOUND: (error) =>
    /listen/.test(error.message) ? 'HOST does not name this machine' : 'DATABASE_URL names a host that is not known',
  ECONNREFUSED: () => 'no database server answers at DATABASE_URL',
  '28P01': () => 'the database server refuses the user or password of DATABASE_URL',
  '28000': () => 'the database server refuses the user of DATABASE_URL',
  '3D000': () => 'the database named by DATABASE_URL does not exist',
};

const firstLine = (text: string): string => text.split('\n', 1)[0]?.slice(0, 500) ?? '';

/** One line for a person. Known causes name the variable to change; no connection string is ever repeated. */
export const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  const inner = error instanceof AggregateError ? error.errors.find((one) => one instanceof Error) : undefined;
  const cause = inner instanceof Error ? inner : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return firstLine(known === undefined ? cause.message : known(cause));
};
