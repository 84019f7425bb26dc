import { z } from 'zod';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Desks } from '../../gateway/accounts/sensitive/desk.ts';
import type { Restriction, Restrictions } from '../../gateway/restrictions/restrictions.ts';
import { FOREVER } from '../../gateway/safer-play/safer-play.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import type { RestrictionRequest } from './restriction-requests.ts';

const SHOWN = 100;

const moment = (at: number): string => (at >= FOREVER ? 'lifted by hand' : new Date(at).toISOString());

/** What a person is called can't be taken for what the site did on its own. */
const imposerOf = ({ origin, by }: Restriction['imposed']): string =>
  origin === 'operator' ? `by ${by}` : `by the site itself (${origin})`;

const line = ({ kind, scope, imposed, until, lifted }: Restriction): string => {
  const what = scope === null ? kind : `${kind} (${scope})`;
  const begun = `${new Date(imposed.at).toISOString()}  ${what} until ${moment(until)}, ${imposerOf(imposed)}: ${imposed.reason}`;
  if (lifted === null) return begun;
  return `${begun} | lifted ${new Date(lifted.at).toISOString()} by ${lifted.by}: ${lifted.reason ?? ''}`;
};

const accountRow = z.object({ account_id: z.string() });

export interface RestrictionActs {
  readonly sql: SqlClient;
  readonly restrictions: Restrictions;
  readonly desks: Pick<Desks, 'at'>;
}

/** Blocks and holds: each with a reason, a name and its time, and kept when it is over. */
export const performRestriction = async (
  { sql, restrictions, desks }: RestrictionActs,
  request: RestrictionRequest,
): Promise<OperatorAnswer> => {
  const { player } = request;
  const [account] = rowsAs(
    accountRow,
    await sql.query('SELECT account_id FROM account WHERE player_id = $1', [player]),
  );
  if (account === undefined) return refused('There is no such player.');
  /** The player reads it, too. */
  const note = async (kind: 'blocked' | 'unblocked' | 'held' | 'released', detail: string): Promise<void> => {
    await desks.at(account.account_id, (desk) => desk.tell(kind, { detail }));
  };
  switch (request.request) {
    case 'restrict-player': {
      const { what, until, by, reason } = request;
      const imposed = await restrictions.impose(player, what, until, { origin: 'operator', by, reason });
      await note(what.kind === 'block' ? 'blocked' : 'held', reason);
      return done(`${what.kind === 'block' ? 'Blocked' : 'Held'} until ${moment(imposed.until)}.`);
    }
    case 'lift-restriction': {
      const { kind, by, reason } = request;
      const lifted = await restrictions.lift(player, { kind }, { by, reason });
      if (lifted === 0) return refused(`There is no ${kind} in force.`);
      await note(kind === 'block' ? 'unblocked' : 'released', reason);
      return done(kind === 'block' ? 'Unblocked.' : 'Released.');
    }
    case 'show-restrictions': {
      const all = await restrictions.history(player, SHOWN);
      return done(...(all.length === 0 ? ['There never was a block or a hold.'] : all.map(line)));
    }
  }
};
