import type { SqlClient } from '../../engine/projections/sql.ts';
import type { Restriction, Restrictions } from '../../gateway/restrictions/restrictions.ts';
import { FOREVER } from '../../gateway/safer-play/safer-play.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import type { RestrictionRequest } from './restriction-requests.ts';

const SHOWN = 100;

const moment = (at: number): string => (at >= FOREVER ? 'lifted by hand' : new Date(at).toISOString());

const line = ({ kind, scope, imposed, until, lifted }: Restriction): string => {
  const what = scope === null ? kind : `${kind} (${scope})`;
  const begun = `${new Date(imposed.at).toISOString()}  ${what} until ${moment(until)}, by ${imposed.by}: ${imposed.reason}`;
  if (lifted === null) return begun;
  return `${begun} | lifted ${new Date(lifted.at).toISOString()} by ${lifted.by}: ${lifted.reason ?? ''}`;
};

/** Blocks and holds: each with a reason, a name and its time, and kept when it is over. */
export const performRestriction = async (
  sql: SqlClient,
  restrictions: Restrictions,
  request: RestrictionRequest,
): Promise<OperatorAnswer> => {
  const { player } = request;
  const found = await sql.query('SELECT FROM account WHERE player_id = $1', [player]);
  if (found.rows.length === 0) return refused('There is no such player.');
  switch (request.request) {
    case 'restrict-player': {
      const { what, until, by, reason } = request;
      const imposed = await restrictions.impose(player, what, until, { by, reason });
      return done(`${what.kind === 'block' ? 'Blocked' : 'Held'} until ${moment(imposed.until)}.`);
    }
    case 'lift-restriction': {
      const { kind, by, reason } = request;
      const lifted = await restrictions.lift(player, { kind }, { by, reason });
      return lifted === 0
        ? refused(`There is no ${kind} in force.`)
        : done(kind === 'block' ? 'Unblocked.' : 'Released.');
    }
    case 'show-restrictions': {
      const all = await restrictions.history(player, SHOWN);
      return done(...(all.length === 0 ? ['There never was a block or a hold.'] : all.map(line)));
    }
  }
};
