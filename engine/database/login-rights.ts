import { z } from 'zod';
import type { Queryable } from './session.ts';

const rights = z.object({
  superuser: z.boolean(),
  makesRoles: z.boolean(),
  owner: z.boolean(),
  powers: z.string().nullable(),
  creates: z.boolean(),
  changesLog: z.boolean(),
});

/** Asks for the login's rights, whatever role the connection has taken: RESET ROLE leads back to the login. */
const QUESTION = `
  WITH owners AS (
    SELECT relowner AS owner FROM pg_class WHERE relnamespace = 'public'::regnamespace
    UNION SELECT proowner FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION SELECT nspowner FROM pg_namespace WHERE nspname = 'public'
    UNION SELECT datdba FROM pg_database WHERE datname = current_database()
  )
  SELECT rolsuper AS superuser,
         rolcreaterole AS "makesRoles",
         EXISTS (SELECT FROM owners WHERE pg_has_role(session_user, owner, 'MEMBER')) AS owner,
         (SELECT string_agg(rolname, ', ' ORDER BY rolname) FROM pg_roles
           WHERE rolname IN ('pg_write_all_data', 'pg_execute_server_program', 'pg_write_server_files', 'pg_maintain')
             AND pg_has_role(session_user, oid, 'MEMBER')) AS powers,
         has_schema_privilege(session_user, 'public', 'CREATE')
           OR has_database_privilege(session_user, current_database(), 'CREATE') AS creates,
         (SELECT bool_or(has_table_privilege(session_user, name, 'DELETE, TRUNCATE, TRIGGER')
                      OR has_any_column_privilege(session_user, name, 'UPDATE'))
            FROM unnest('{public.event,public.opening,public.server_seed}'::text[]) AS name) AS "changesLog"
    FROM pg_roles WHERE rolname = session_user`;

/**
 * The right by which this connection's login could change the log besides appending to it, as text that follows
 * "the login …"; null where it has no right of this kind.
 */
export const rightToAlter = async (sql: Queryable): Promise<string | null> => {
  const found = rights.parse((await sql.query(QUESTION)).rows[0]);
  if (found.superuser) return 'is a superuser';
  if (found.makesRoles) return 'may make roles';
  if (found.owner) return 'owns the tables, or can become their owner';
  if (found.powers !== null) return `is a member of ${found.powers}`;
  if (found.creates) return 'may create tables or schemas';
  return found.changesLog ? 'may change the log' : null;
};
