import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../engine/database/errors.ts';
import type { Database } from '../../engine/database/open-database.ts';
import { ROLE_LOGINS } from '../../engine/database/role-grants.ts';
import { createServerDatabase } from '../../test/harness/databases.ts';
import { openTables } from './open-tables.ts';
import { silentReport } from './report.ts';

const id = crypto.randomUUID().slice(0, 8);
const OWNER = `gc_owner_${id}`;
const loginOf = (role: keyof typeof ROLE_LOGINS): string => `gc_${role}_${id}`;
const ROLES = ['gateway', 'engine', 'projector', 'sealer'] as const;

/** Whether a login may do what has no effect. A sealer that holds no lease is told so. */
const mayDo = async (database: Database, statement: string): Promise<boolean> => {
  try {
    await database.transaction('request', (session) => session.query(statement));
    return true;
  } catch (error) {
    const state = refusalOf(error)?.sqlState;
    if (state === 'GC010') return true;
    if (state !== '42501') throw error;
    return false;
  }
};

describe('a login for each role of the site', () => {
  let server: { url: string; drop: () => Promise<void> };
  let admin: pg.Client;
  const databases = new Map<string, Database>();
  const as = (name: string): string => {
    const url = new URL(server.url);
    url.username = name;
    url.password = 'x';
    return url.href;
  };

  // The statements of docs/operations.md.
  beforeAll(async () => {
    server = await createServerDatabase();
    admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    for (const group of ['glasscase_app', ...Object.values(ROLE_LOGINS)]) {
      await admin.query(`DO $$ BEGIN CREATE ROLE ${group} NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
    }
    await admin.query(`CREATE ROLE ${OWNER} LOGIN PASSWORD 'x' IN ROLE glasscase_app`);
    for (const role of ROLES)
      await admin.query(`CREATE ROLE ${loginOf(role)} LOGIN PASSWORD 'x' IN ROLE ${ROLE_LOGINS[role]}`);
    await admin.query(`ALTER DATABASE "${new URL(server.url).pathname.slice(1)}" OWNER TO ${OWNER}`);
    // As an extension has them.
    await admin.query('CREATE VIEW public.of_the_server AS SELECT 1 AS one');
    const logins = (url: string, owner?: string) => ({
      ...{ DATA_DIR: tmpdir(), DATABASE_URL: url },
      ...{ GLASSCASE_DATABASE_OWNER_URL: owner, GLASSCASE_DATABASE_ONE_LOGIN: false },
    });
    databases.set('engine', await openTables(logins(as(loginOf('engine')), as(OWNER)), silentReport, 0));
    for (const role of ROLES.filter((one) => one !== 'engine'))
      databases.set(role, await openTables(logins(as(loginOf(role))), silentReport, 0));
  });
  afterAll(async () => {
    for (const database of databases.values()) await database.close();
    await admin.end();
    await server.drop();
    const last = new pg.Client({ connectionString: server.url.replace(/\/[^/]*$/, '/postgres') });
    await last.connect();
    await last.query(`DROP ROLE ${[OWNER, ...ROLES.map(loginOf)].join(', ')}`);
    await last.end();
  });

  const ENGINE = ['engine'];
  const ALL = ['gateway', 'engine', 'projector', 'sealer'];
  it.each([
    ['INSERT INTO event (position) SELECT position FROM event WHERE false', ENGINE],
    ['INSERT INTO opening SELECT * FROM opening WHERE false', ENGINE],
    ['INSERT INTO server_seed SELECT * FROM server_seed WHERE false', ENGINE],
    ['SELECT register_writer()', ENGINE],
    ['UPDATE log_head SET writers = writers WHERE false', ENGINE],
    ['INSERT INTO receipt SELECT * FROM receipt WHERE false', ENGINE],
    ['UPDATE receipt SET at = at WHERE false', ENGINE],
    ['DELETE FROM receipt WHERE false', ENGINE],
    ['UPDATE snapshot SET version = version WHERE false', ENGINE],
    ['DELETE FROM snapshot WHERE false', ENGINE],
    ['UPDATE wallet SET version = version WHERE false', ENGINE],
    ['UPDATE stream SET version = version WHERE false', ENGINE],
    ['DELETE FROM item WHERE false', ENGINE],
    ['DELETE FROM timer WHERE false', ENGINE],
    ['INSERT INTO log_tile SELECT * FROM log_tile WHERE false', ['sealer']],
    ['UPDATE sealing SET epoch = epoch WHERE false', ['sealer']],
    ["SELECT publish_notes(-1, '{}', '{}')", ['sealer']],
    ["SELECT drop_notes(-1, '')", ['sealer']],
    ['UPDATE event SET entry = entry WHERE false', []],
    ['DELETE FROM event WHERE false', []],
    ['TRUNCATE receipt', []],
    ['INSERT INTO operator_act SELECT * FROM operator_act WHERE false', ['gateway']],
    ['UPDATE operator_act SET words = words WHERE false', []],
    ['DELETE FROM operator_act WHERE false', []],
    ['INSERT INTO player_note SELECT * FROM player_note WHERE false', ['gateway']],
    ['UPDATE player_note SET withdrawn_at = 1 WHERE false', ['gateway']],
    ['UPDATE player_note SET text = text WHERE false', []],
    ['DELETE FROM player_note WHERE false', ['gateway']],
    ['UPDATE operator_macro SET text = text WHERE false', ['gateway']],
    ['INSERT INTO auditor SELECT * FROM auditor WHERE false', []],
    ['INSERT INTO operator_access SELECT * FROM operator_access WHERE false', []],
    ['UPDATE operator_access SET expires_at = expires_at, revoked_at = NULL WHERE false', []],
    ['UPDATE operator_access SET scopes = scopes WHERE false', []],
    ['DELETE FROM operator_access WHERE false', []],
    ["UPDATE operator_access SET last_used_at = 1 WHERE access_id = ''", ['gateway']],
    ['INSERT INTO operator_person SELECT * FROM operator_person WHERE false', ['gateway']],
    ['UPDATE operator_person SET roles = roles, ended_at = ended_at WHERE false', ['gateway']],
    ['UPDATE operator_person SET name = name WHERE false', []],
    ['DELETE FROM operator_person WHERE false', []],
    ['INSERT INTO operator_invitation SELECT * FROM operator_invitation WHERE false', ['gateway']],
    ["DELETE FROM operator_invitation WHERE operator_id = ''", ['gateway']],
    ['UPDATE operator_invitation SET expires_at = expires_at WHERE false', []],
    ['INSERT INTO operator_passkey SELECT * FROM operator_passkey WHERE false', ['gateway']],
    ['UPDATE operator_passkey SET counter = counter, backed_up = backed_up, last_used_at = 1 WHERE false', ['gateway']],
    ['UPDATE operator_passkey SET public_key = public_key WHERE false', []],
    ['UPDATE operator_passkey SET operator_id = operator_id WHERE false', []],
    ['DELETE FROM operator_passkey WHERE false', []],
    ['INSERT INTO operator_ceremony SELECT * FROM operator_ceremony WHERE false', ['gateway']],
    ['DELETE FROM operator_ceremony WHERE expires_at < 0', ['gateway']],
    ['INSERT INTO operator_session SELECT * FROM operator_session WHERE false', ['gateway']],
    ['UPDATE operator_session SET last_used_at = 1, expires_at = 2 WHERE false', ['gateway']],
    ['UPDATE operator_session SET operator_id = operator_id WHERE false', []],
    ['UPDATE operator_session SET ends_at = ends_at WHERE false', []],
    ['DELETE FROM operator_session WHERE expires_at < 0', ['gateway']],
    ["INSERT INTO operator_journal (at, operator_id, kind) SELECT 1, '', '' WHERE false", ['gateway']],
    ['INSERT INTO operator_proposal SELECT * FROM operator_proposal WHERE false', ['gateway']],
    ['UPDATE operator_proposal SET refusal = refusal WHERE false', ['gateway']],
    ['UPDATE operator_proposal SET effect = effect WHERE false', []],
    ['DELETE FROM operator_proposal WHERE false', ['gateway']],
    ['INSERT INTO catalog_draft SELECT * FROM catalog_draft WHERE false', ['gateway']],
    ['UPDATE catalog_draft SET version = version WHERE false', ['gateway']],
    ['UPDATE operator_journal SET reason = reason WHERE false', []],
    ['DELETE FROM operator_journal WHERE false', []],
    ['INSERT INTO operator_act SELECT * FROM operator_act WHERE false', ['gateway']],
    ['UPDATE operator_act SET words = words WHERE false', []],
    ['UPDATE report_schedule SET mail = mail WHERE false', ['gateway']],
    ['DELETE FROM restore_drill WHERE false', []],
    ['SELECT operator_id FROM operator_person ORDER BY operator_id FOR UPDATE', ['gateway']],
    ['DELETE FROM kysely_migration WHERE false', []],
    ['LOCK TABLE event IN SHARE MODE', []],
    ['ALTER TABLE event DISABLE TRIGGER ALL', []],
    ['CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$SELECT 1$$', []],
    ['SET session_replication_role = replica', []],
    ["SELECT pg_read_file('PG_VERSION')", []],
    ["COPY event TO PROGRAM 'id'", []],
    ['SET LOCAL ROLE glasscase_engine', ENGINE],
    ['SET ROLE glasscase_app', []],
    ['CREATE TABLE mine ()', []],
    ['SELECT FROM event, receipt, snapshot, wallet, log_tile, sealing, kysely_migration', ALL],
    ['UPDATE account SET nickname = nickname WHERE false', ALL],
    ["SELECT set_guard('p')", ALL],
  ])('lets do %s: %j', async (statement, allowed) => {
    const answers = await Promise.all(
      [...databases].map(async ([role, database]) => [role, await mayDo(database, statement)] as const),
    );
    expect(
      answers
        .filter(([, may]) => may)
        .map(([role]) => role)
        .toSorted(),
    ).toEqual(allowed.toSorted());
  });

  it.each<readonly [writers: readonly string[], tables: readonly string[]]>([
    [
      ENGINE,
      [
        ...['event', 'opening', 'server_seed', 'log_head', 'stream', 'receipt', 'timer', 'snapshot'],
        ...['wallet', 'item', 'item_worth', 'house_account'],
      ],
    ],
    [['sealer'], ['log_tile', 'sealing']],
    [
      ['gateway'],
      [
        ...['operator_person', 'operator_invitation', 'operator_passkey', 'operator_ceremony', 'operator_session'],
        ...['operator_journal', 'operator_act', 'restore_drill', 'site_chore', 'alarm_told', 'alert_post'],
        ...['report_schedule', 'payment_channel_off', 'player_note', 'operator_macro'],
      ],
    ],
    [[], ['log_note', 'auditor', 'operator_access', 'kysely_migration']],
  ])('lets %j alone change each of %j', async (writers, tables) => {
    const text = `SELECT name, login FROM unnest($1::text[]) AS name, unnest($2::text[]) AS login
                   WHERE has_table_privilege(login, 'public.' || name, 'INSERT,UPDATE,DELETE,TRUNCATE,TRIGGER')`;
    const { rows } = await admin.query<{ name: string; login: string }>(text, [tables, ROLES.map(loginOf)]);
    const may = (role: keyof typeof ROLE_LOGINS, table: string): boolean =>
      rows.some(({ name, login }) => name === table && login === loginOf(role));
    const found = tables.map((table) => [table, ROLES.filter((role) => may(role, table))]);
    expect(found).toEqual(tables.map((table) => [table, writers]));
  });

  it('is refused where it could change the log after all', async () => {
    await admin.query(`GRANT UPDATE (sealed) ON server_seed TO ${ROLE_LOGINS.gateway}`);
    const opened = openTables(
      {
        ...{ DATA_DIR: tmpdir(), DATABASE_URL: as(loginOf('gateway')) },
        ...{ GLASSCASE_DATABASE_OWNER_URL: undefined, GLASSCASE_DATABASE_ONE_LOGIN: false },
      },
      silentReport,
      0,
    );
    await expect(opened).rejects.toThrow('the login of DATABASE_URL may change the log');
  });
});
