import { z } from 'zod';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { recipientsIn, requireText } from './campaigns/messages.ts';
import { textsIn } from './campaigns/notices.ts';

/** The effect of an act in lines, and whether it wants a yes. */
export interface Preview {
  readonly lines: readonly string[];
  readonly confirm: boolean;
}

type Previewer = (sql: SqlClient, given: unknown) => Promise<Preview>;

const accounts = db.selectFrom('account').select(({ fn }) => fn.countAll<number>().as('count'));
const message = z.object({ players: z.array(z.string()), title: z.string(), body: z.string() });

/** The previews of acts whose words alone don't say it, by the name of each mutation. */
const PREVIEWS: ReadonlyMap<string, Previewer> = new Map<string, Previewer>([
  [
    'publishNotice',
    async (sql, given) => {
      const texts = textsIn(z.object({ texts: z.string() }).parse(given).texts);
      const [have] = await runQuery(sql, accounts);
      const words = Object.entries(texts).flatMap(([language, { title, body }]) => [`${language}  ${title}`, body]);
      return { lines: [`Every visitor sees this notice; ${have?.count} have an account:`, ...words], confirm: true };
    },
  ],
  [
    'sendMessage',
    async (sql, given) => {
      const { players, title, body } = message.parse(given);
      requireText({ title, body });
      const { length } = await recipientsIn(sql, players);
      const get = length === 1 ? 'player gets' : 'players get';
      return { lines: [`${length} ${get} this message:`, title, body], confirm: length > 1 };
    },
  ],
]);

/** Null for an act without one. @throws GatewayError INVALID_INPUT */
export const previewOf = async (sql: SqlClient, operation: string, given: unknown): Promise<Preview | null> =>
  (await PREVIEWS.get(operation)?.(sql, given)) ?? null;
