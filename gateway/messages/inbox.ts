import { z } from 'zod';
import { insertRecord, recordsAs } from '../../engine/database/records.ts';
import { countOf, integerColumn, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import {
  type CountedPage,
  decodeCursor,
  encodeCursor,
  integerKey,
  pageOf,
} from '../../engine/projections/queries/cursor.ts';
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

const row = z.object({
  id: z.string(),
  content: z.string().transform((params) => messageContent.parse(JSON.parse(params))),
  /** A path of this site. */
  link: z.string().nullable(),
  visibleAt: integerColumn,
  readAt: integerColumn.nullable(),
});
/** One message of a player's inbox. */
export type MessageRow = Readonly<z.infer<typeof row>>;

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

const LIST = 'messages';
const columns = 'message_id AS id, params AS content, link, visible_at, read_at';

export const inboxIn = (sql: SqlClient, now: () => Instant, randomUuid: () => string): Inbox => {
  const matching = (player: PlayerId, unreadOnly: boolean): Promise<number> => {
    const unread = unreadOnly ? 'AND read_at IS NULL' : '';
    const from = `message WHERE player_id = $1 AND visible_at <= $2 AND template = ANY($3) ${unread}`;
    return countOf(sql, from, [player, now(), TEMPLATES]);
  };

  return {
    put: async ({ player, content, link, position, visibleAt }) => {
      const stored = { kind: kindOf(content), template: content.template, params: JSON.stringify(content) };
      const row = { messageId: randomUuid(), playerId: player, ...stored, link, position, visibleAt };
      const found = await insertRecord(sql, 'message', row, 'ON CONFLICT DO NOTHING RETURNING 1');
      return found.rows.length === 1;
    },

    page: async (player, { unreadOnly, first, after }) => {
      const [at, id] = after === null ? [null, null] : decodeCursor(LIST, after, 2);
      const found = await sql.query(
        `SELECT ${columns} FROM message
         WHERE player_id = $1 AND visible_at <= $2 AND template = ANY($6) ${unreadOnly ? 'AND read_at IS NULL' : ''}
           AND ($3::bigint IS NULL OR (visible_at, message_id) < ($3, $4))
         ORDER BY visible_at DESC, message_id DESC LIMIT $5`,
        [player, now(), at === null ? null : integerKey(at), id, first + 1, TEMPLATES],
      );
      const page = pageOf(recordsAs(row, found), first, (last) =>
        encodeCursor(LIST, [String(last.visibleAt), last.id]),
      );
      return { ...page, totalCount: await matching(player, unreadOnly) };
    },

    one: async (player, id) => {
      const text = `SELECT ${columns} FROM message
        WHERE player_id = $1 AND message_id = $2 AND visible_at <= $3 AND template = ANY($4)`;
      return recordsAs(row, await sql.query(text, [player, id, now(), TEMPLATES]))[0] ?? null;
    },

    unread: (player) => matching(player, true),

    read: async (player, id) => {
      await sql.query(
        `UPDATE message SET read_at = $2
         WHERE player_id = $1 AND read_at IS NULL AND visible_at <= $2 AND ($3::text IS NULL OR message_id = $3)`,
        [player, now(), id],
      );
    },

    all: async (player) => {
      const text = `SELECT ${columns} FROM message
        WHERE player_id = $1 AND template = ANY($2) ORDER BY visible_at DESC LIMIT ${EXPORTED}`;
      return recordsAs(row, await sql.query(text, [player, TEMPLATES]));
    },
  };
};
