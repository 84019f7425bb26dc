import type { PoolClient } from 'pg';

/** Whose rights a connection has: the engine's, which can't change the log, or the owner's, which migrates. */
export type Role = 'app' | 'owner';

/** Milliseconds; no transaction of the engine lasts longer. Whoever dies in one holds no lock for long. */
const TRANSACTION_CAP_MS = 5_000;

const caps = (milliseconds: number): string => `
  SET statement_timeout = ${milliseconds};
  SET idle_in_transaction_session_timeout = ${milliseconds};
  SELECT set_config(name, '${milliseconds}', false) FROM pg_settings WHERE name = 'transaction_timeout'`;

const entering: Record<Role, string> = {
  app: `SET ROLE glasscase_app; ${caps(TRANSACTION_CAP_MS)}`,
  owner: `RESET ROLE; ${caps(0)}`,
};

/** Gives connections their role before anyone uses them. */
export const createRoles = () => {
  const roles = new WeakMap<PoolClient, Role>();
  return async (client: PoolClient, role: Role): Promise<void> => {
    if (roles.get(client) === role) return;
    roles.delete(client);
    await client.query(entering[role]);
    roles.set(client, role);
  };
};
