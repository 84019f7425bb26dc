import { db, fragment, type Given, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import type { CountedPage } from '../../../engine/projections/queries/cursor.ts';
import { defineList } from '../../../engine/projections/queries/list.ts';
import { kindOf, type MessageContent, messageContent, TEMPLATES } from './message.ts';

export const MAX_MESSAGES_PAGE = 50;
/** A message that was read is kept so long; one that wasn't, longer. */
const EXPORTED = 2_000;

export interface NewMessage {
  readonly player: PlayerId;
  readonly content: MessageContent;
  readonly link: string | null;
  /** Position of the event that the message is about: one event makes one message a player. Null for words of the operator. */
  readonly position: number | null;
  readonly visibleAt: Instant;
}

const columns = ['messageId', 'params', 'link', 'visibleAt', 'readAt'] as const;
/** One message of a player's inbox. */
export interface MessageRow extends Row<'message', readonly ['link', 'visibleAt', 'readAt']> {
  readonly id: string;
  readonly content: MessageContent;
}

/** Messages of templates that this version knows: others are as if they weren't there. */
export interface Inbox {
  /** False where the event has its message already, or there is a message of this id. */
  put(message: NewMessage): Promise<boolean>;
  /** @throws InvalidCursor */
  page(
    player: PlayerId,
    asked: { readonly unreadOnly: boolean; readonly first: number; readonly after: string | null },
  ): Promise<CountedPage<MessageRow>>;
  one(player: PlayerId, id: string): Promise<MessageRow | null>;
  unread(player: PlayerId): Promise<number>;
  /** All of them without an id. */
  read(player: PlayerId, id: string | null): Promise<void>;
  all(player: PlayerId): Promise<readonly MessageRow[]>;
}

const known = db
  .selectFrom('message')
  .select(columns)
  .where('template', '=', fragment<string>`ANY(${TEMPLATES}::text[])`);

/** The link is a path of this site. */
const messageOf = ({ messageId: id, params, ...row }: Row<'message', typeof columns>): MessageRow => ({
  id,
  content: messageContent.parse(JSON.parse(params)),
  ...row,
});

const visible = defineList({
  cursor: () => 'messages',
  rows: (given: Given<{ player: PlayerId; now: Instant }>) =>
    known.where('playerId', '=', given('player')).where('visibleAt', '<=', given('now')),
  filters: (_given: Given<{ unread: true }>) => ({ unread: (is) => is('readAt', 'is', null) }),
  sorts: { newest: ['desc integer visibleAt', 'desc text messageId'] },
  usual: 'newest',
  size: { usual: 15, most: MAX_MESSAGES_PAGE },
});

export const inboxIn = (sql: SqlClient, now: () => Instant, randomUuid: () => string): Inbox => ({
  put: async ({ player, content, link, position, visibleAt }) => {
    const stored = { kind: kindOf(content), template: content.template, params: JSON.stringify(content) };
    const putting = db
      .insertInto('message')
      .values({ messageId: randomUuid(), playerId: player, ...stored, link, position, visibleAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('messageId');
    return (await runQuery(sql, putting)).length === 1;
  },

  page: async (player, { unreadOnly, ...asked }) => {
    const page = await visible.counted(sql, { player, now: now(), unread: unreadOnly || null }, asked);
    return { ...page, rows: page.rows.map(messageOf) };
  },

  one: async (player, id) => {
    const [found] = await runQuery(
      sql,
      known.where('playerId', '=', player).where('messageId', '=', id).where('visibleAt', '<=', now()),
    );
    return found === undefined ? null : messageOf(found);
  },

  unread: (player) => visible.count(sql, { player, now: now(), unread: true }),

  read: async (player, id) => {
    const at = now();
    const unread = db
      .updateTable('message')
      .set({ readAt: at })
      .where('playerId', '=', player)
      .where('readAt', 'is', null)
      .where('visibleAt', '<=', at);
    await runQuery(sql, id === null ? unread : unread.where('messageId', '=', id));
  },

  all: async (player) => {
    const newest = known.where('playerId', '=', player).orderBy('visibleAt', 'desc').limit(EXPORTED);
    return (await runQuery(sql, newest)).map(messageOf);
  },
});
