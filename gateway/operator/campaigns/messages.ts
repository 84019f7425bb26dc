import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { isPlayerId, type PlayerId } from '../../../engine/kernel/ids.ts';
import { invalidInput } from '../../errors.ts';
import { inboxIn } from '../../site/messages/inbox.ts';

const MOST_PLAYERS = 1_000;
const LONGEST = { title: 120, body: 4_000 } as const;

interface Message {
  readonly title: string;
  readonly body: string;
}

/** @throws GatewayError INVALID_INPUT unless each is text of its length */
export const requireText = (message: Message): void => {
  for (const field of ['title', 'body'] as const)
    if (message[field].trim() === '' || message[field].length > LONGEST[field])
      throw invalidInput(field, `is 1 to ${LONGEST[field]} characters`);
};

/** The players that are named, each once. @throws GatewayError INVALID_INPUT for one without an account (any more) */
export const recipientsIn = async (sql: SqlClient, named: readonly string[]): Promise<readonly PlayerId[]> => {
  const players = [...new Set(named)].filter(isPlayerId);
  if (named.length === 0 || named.length > MOST_PLAYERS) throw invalidInput('players', `are 1 to ${MOST_PLAYERS}`);
  const found = db.selectFrom('account').select('playerId').where('playerId', 'in', players);
  const known: ReadonlySet<string> = new Set(
    players.length === 0 ? [] : (await runQuery(sql, found)).map(({ playerId }) => playerId),
  );
  const stranger = named.find((player) => !known.has(player));
  if (stranger !== undefined) throw invalidInput('players', `names ${stranger}, who has no account`);
  return players;
};

/** Puts a message into inboxes. `idFor` names each, so that a player who has it already isn't told again. */
export const sendTo = async (
  sql: SqlClient,
  players: readonly PlayerId[],
  { title, body }: Message,
  { at, idFor }: { readonly at: Instant; readonly idFor: (player: PlayerId) => string },
): Promise<void> => {
  const content = { template: 'operator', title, body } as const;
  for (const player of players) {
    const own = inboxIn(
      sql,
      () => at,
      () => idFor(player),
    );
    await own.put({ player, content, link: null, position: null, visibleAt: at });
  }
};
