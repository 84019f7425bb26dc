import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '../../test/harness/databases.ts';
import { openTables, withOwner } from './open-tables.ts';
import { silentReport } from './report.ts';

const id = crypto.randomUUID().slice(0, 8);
const OWNER = `gc_owner_${id}`;
const APP = `gc_site_${id}`;

describe('the logins of a site on a PostgreSQL server', () => {
  let server: { url: string; drop: () => Promise<void> };
  let admin: pg.Client;
  const as = (name: string): string => {
    const url = new URL(server.url);
    url.username = name;
    url.password = 'x';
    return url.href;
  };
  const logins = (databaseUrl: string, ownerUrl?: string, oneLogin = false) => ({
    DATA_DIR: tmpdir(),
    DATABASE_URL: databaseUrl,
    GLASSCASE_DATABASE_OWNER_URL: ownerUrl,
    GLASSCASE_DATABASE_ONE_LOGIN: oneLogin,
  });
  const open = (...given: Parameters<typeof logins>) => openTables(logins(...given), silentReport, 0);

  // The statements of docs/operations.md: the owner needs no right to make roles.
  beforeAll(async () => {
    server = await createServerDatabase();
    admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(
      `DO $$ BEGIN CREATE ROLE glasscase_app NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    );
    await admin.query(`CREATE ROLE ${OWNER} LOGIN PASSWORD 'x' IN ROLE glasscase_app`);
    await admin.query(`CREATE ROLE ${APP} LOGIN PASSWORD 'x' IN ROLE glasscase_app`);
    await admin.query(`ALTER DATABASE "${new URL(server.url).pathname.slice(1)}" OWNER TO ${OWNER}`);
  });
  afterAll(async () => {
    await admin.end();
    await server.drop();
    const last = new pg.Client({ connectionString: server.url.replace(/\/[^/]*$/, '/postgres') });
    await last.connect();
    await last.query(`DROP ROLE ${APP}, ${OWNER}`);
    await last.end();
  });

  it('wait for the tables where the owner has not made them, and say so', async () => {
    await expect(open(as(APP))).rejects.toThrow(/^the tables are not up to date.*GLASSCASE_DATABASE_OWNER_URL/);
  });

  it('let the owner migrate, and the site append and alter nothing, whatever role it takes', async () => {
    const database = await open(as(APP), as(OWNER));
    const { rows } = await database.pool.query('SELECT session_user AS login, current_user AS role');
    expect(rows).toEqual([{ login: APP, role: 'glasscase_app' }]);
    await database.pool.query("SELECT set_guard('p')");
    for (const statement of [
      'ALTER TABLE event DISABLE TRIGGER event_append_only',
      'DROP TABLE wallet',
      'UPDATE event SET type = type',
      'DELETE FROM server_seed',
      'CREATE TABLE mine (n int)',
      'CREATE SCHEMA mine',
      `SET ROLE ${OWNER}`,
      `GRANT ${OWNER} TO ${APP}`,
    ]) {
      const trying = database.asOwner((session) => session.query(statement));
      await expect(trying, statement).rejects.toThrow(/must be owner|permission denied/);
    }
    await database.close();
    await (await open(as(APP))).close();
  });

  it('give the owner to what an operator asks for, and close it again', async () => {
    const database = await open(as(APP), as(OWNER));
    const who = await withOwner(logins(as(APP), as(OWNER)), database, (owner) =>
      owner.asOwner((session) => session.query('SELECT current_user AS role')),
    );
    expect(who.rows).toEqual([{ role: OWNER }]);
    // A server process ends a moment after its client has gone.
    const sessions = () => admin.query('SELECT count(*)::int AS n FROM pg_stat_activity WHERE usename = $1', [OWNER]);
    await expect.poll(async () => (await sessions()).rows, { timeout: 10_000 }).toEqual([{ n: 0 }]);
    await database.close();
  });

  it.each([
    ['is a superuser', `ALTER ROLE ${APP} SUPERUSER`, `ALTER ROLE ${APP} NOSUPERUSER`],
    ['may make roles', `ALTER ROLE ${APP} CREATEROLE`, `ALTER ROLE ${APP} NOCREATEROLE`],
    ['owns the tables, or can become their owner', `GRANT ${OWNER} TO ${APP}`, `REVOKE ${OWNER} FROM ${APP}`],
    ['is a member of pg_write_all_data', `GRANT pg_write_all_data TO ${APP}`, `REVOKE pg_write_all_data FROM ${APP}`],
    ['may create tables', `GRANT CREATE ON SCHEMA public TO ${APP}`, `REVOKE CREATE ON SCHEMA public FROM ${APP}`],
    ['may change the log', `GRANT UPDATE ON event TO ${APP}`, `REVOKE UPDATE ON event FROM ${APP}`],
    [
      'may change the log',
      `GRANT UPDATE (sealed) ON server_seed TO ${APP}`,
      `REVOKE UPDATE (sealed) ON server_seed FROM ${APP}`,
    ],
  ])('refuse, in one line, a login that %s', async (what, give, take) => {
    await admin.query(give);
    try {
      const refused = open(as(APP), as(OWNER));
      await expect(refused).rejects.toThrow(`the login of DATABASE_URL ${what}`);
      await expect(refused).rejects.toThrow(/^[^\n]+GLASSCASE_DATABASE_ONE_LOGIN=1[^\n]+$/);
    } finally {
      await admin.query(take);
    }
    await (await open(as(APP))).close();
  });

  it('are one where the operator says that it is only for trying things out', async () => {
    await expect(open(as(OWNER), as(OWNER))).rejects.toThrow('owns the tables');
    await (await open(as(OWNER), undefined, true)).close();
  });
});
