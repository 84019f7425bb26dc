import pg from 'pg';

/** Any number will do that nobody else on the server uses: "glass" as bytes. */
const LOCK = 0x67_6c_61_73_73;

/**
 * Does something that only one process of the site may do at a time: the others wait for it. The lock lives in a connection
 * of its own, so it goes with its process. An embedded database has one process anyway.
 */
export const oneAtATime = async <Result>(
  databaseUrl: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (databaseUrl === undefined) return work();
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'glasscase start' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
};
