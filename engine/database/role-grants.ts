import type { Queryable } from './session.ts';

/** The name of each role's processes in PostgreSQL, where an administrator made it: a login, or a group of logins. */
export const ROLE_LOGINS = {
  gateway: 'glasscase_gateway',
  engine: 'glasscase_engine',
  projector: 'glasscase_projector',
  sealer: 'glasscase_sealer',
} as const;

/** The relations that one group alone writes; the others may read them. All groups write the rest, as far as `glasscase_app` does. */
const WRITTEN_BY = {
  glasscase_engine: [
    ...['log_head', 'event', 'opening', 'server_seed', 'stream', 'receipt', 'timer', 'snapshot'],
    ...['wallet', 'item', 'item_worth', 'house_account', 'writer_number'],
  ],
  glasscase_sealer: ['log_tile', 'sealing'],
  // No group: an operator's tools come with the login of the site.
  operator: [
    ...['operator_act', 'auditor', 'operator_access', 'operator_person', 'operator_invitation'],
    ...['operator_passkey', 'operator_ceremony', 'operator_session', 'operator_journal', 'operator_proposal'],
    ...['restore_drill', 'site_chore', 'alarm_told', 'alert_post', 'report_schedule'],
    'payment_channel_off',
    ...['player_note', 'operator_macro'],
    ...['catalog_draft'],
  ],
} as const;

/** The functions that write for their caller with the owner's rights. */
const SEALER_FUNCTIONS = ['publish_notes(bigint, text[], bytea[])', 'drop_notes(bigint, text)'];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const onlyWriters = Object.entries(WRITTEN_BY)
  .flatMap(([group, names]) => names.map((name) => `(${quoted(group)}, ${quoted(name)})`))
  .join(', ');

/** Every table, view and sequence of the site, which extensions may have some beside: a right of `glasscase_app` is given, and any other taken. */
const GRANTS = `DO $$
DECLARE
  member text;
  thing  record;
  wanted text;
BEGIN
  FOR member IN SELECT rolname FROM pg_roles WHERE rolname IN (${Object.values(ROLE_LOGINS).map(quoted).join(', ')}) LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', member);
    -- A read model that is made again has its rights from the first moment.
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO %I', member);
    FOR thing IN SELECT oid, relname, relkind = 'S' AS counts FROM pg_class
                 WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'S') AND pg_has_role(relowner, 'USAGE') LOOP
      SELECT string_agg(one, ', ') INTO wanted
        FROM unnest(CASE WHEN thing.counts THEN '{SELECT,USAGE}'::text[] ELSE '{SELECT,INSERT,UPDATE,DELETE}' END) AS one
       WHERE (one = 'SELECT' OR NOT EXISTS (
                SELECT FROM (VALUES ${onlyWriters}) AS kept (writer, name) WHERE name = thing.relname AND writer <> member))
         AND CASE WHEN thing.counts THEN has_sequence_privilege('glasscase_app', thing.oid, one)
                  ELSE has_table_privilege('glasscase_app', thing.oid, one) END;
      EXECUTE format('REVOKE ALL ON %s public.%I FROM %I', CASE WHEN thing.counts THEN 'SEQUENCE' ELSE 'TABLE' END, thing.relname, member);
      IF wanted IS NOT NULL THEN
        EXECUTE format('GRANT %s ON %s public.%I TO %I', wanted, CASE WHEN thing.counts THEN 'SEQUENCE' ELSE 'TABLE' END, thing.relname, member);
      END IF;
    END LOOP;
    -- A change of a player's guard waits for appends, and to lock a row takes a right to it: this column can only be what it is.
    EXECUTE format('GRANT UPDATE (id) ON log_head TO %I', member);
    IF member = '${ROLE_LOGINS.gateway}' THEN
      -- A gateway tells the operator when a key was last used, and can't make, prolong or revive one.
      GRANT UPDATE (last_used_at) ON operator_access TO ${ROLE_LOGINS.gateway};
      -- An act of the API is marked as done in the transaction of its rows.
      GRANT INSERT ON operator_act TO ${ROLE_LOGINS.gateway};
      GRANT INSERT, DELETE ON payment_channel_off TO ${ROLE_LOGINS.gateway};
      -- Operators who are persons: a gateway signs them in, and takes nothing out of their journal.
      GRANT INSERT ON operator_person, operator_invitation, operator_passkey, operator_ceremony, operator_session, operator_journal TO ${ROLE_LOGINS.gateway};
      -- What an act is to do is written once; why it was refused, beside it. It goes with the player's account.
      GRANT INSERT, DELETE, UPDATE (refusal) ON operator_proposal TO ${ROLE_LOGINS.gateway};
      -- Alerts, reports by mail and drills are a gateway's periodic work.
      GRANT INSERT, UPDATE, DELETE ON site_chore, alarm_told, alert_post, report_schedule TO ${ROLE_LOGINS.gateway};
      GRANT INSERT, UPDATE ON restore_drill TO ${ROLE_LOGINS.gateway};
      -- A note of an operator is withdrawn, never rewritten, and goes with the player's account.
      GRANT INSERT, DELETE, UPDATE (withdrawn_at) ON player_note TO ${ROLE_LOGINS.gateway};
      GRANT INSERT, DELETE, UPDATE ON operator_macro TO ${ROLE_LOGINS.gateway};
      -- Drafts are no part of the site before an act publishes one.
      GRANT INSERT, UPDATE, DELETE ON catalog_draft TO ${ROLE_LOGINS.gateway};
      GRANT DELETE ON operator_invitation, operator_ceremony, operator_session TO ${ROLE_LOGINS.gateway};
      GRANT UPDATE (roles, ended_at) ON operator_person TO ${ROLE_LOGINS.gateway};
      GRANT UPDATE (counter, backed_up, last_used_at) ON operator_passkey TO ${ROLE_LOGINS.gateway};
      GRANT UPDATE (last_used_at, expires_at) ON operator_session TO ${ROLE_LOGINS.gateway};
    END IF;
    IF member = '${ROLE_LOGINS.sealer}' THEN
      EXECUTE format('GRANT EXECUTE ON FUNCTION ${SEALER_FUNCTIONS.join(', ')} TO %I', member);
    END IF;
  END LOOP;
END $$`;

/** Gives the groups of roles what their processes need, as the owner of the tables; does nothing for groups that aren't there. */
export const grantRoles = async (owner: Queryable): Promise<void> => {
  await owner.query('BEGIN');
  try {
    await owner.query(GRANTS);
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
};
