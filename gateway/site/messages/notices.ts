import { z } from 'zod';
import { db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { SiteLanguage } from '../../site-locale.ts';

export const MAX_NOTICES = 20;

const text = z.strictObject({ title: z.string().min(1).max(120), body: z.string().min(1).max(4_000) });
/** Title and body in every language of the site. */
export const noticeTexts = z.strictObject({ 'zh-CN': text, 'zh-TW': text, en: text }) satisfies z.ZodType<
  Record<SiteLanguage, z.infer<typeof text>>
>;
export type NoticeTexts = z.infer<typeof noticeTexts>;

export interface NoticeRow extends Row<'notice', readonly ['publishedAt', 'shownUntil']> {
  readonly id: string;
  readonly texts: NoticeTexts;
}

export interface Notices {
  /** Those that are shown now, newest first. */
  newest(top: number): Promise<readonly NoticeRow[]>;
  /** Those that aren't withdrawn, to come and over ones among them, newest first. */
  planned(top: number): Promise<readonly NoticeRow[]>;
  /** False for a notice that has this id already: it stays unchanged. Shown from now on, until it is withdrawn, where nothing else is said. */
  publish(id: string, texts: NoticeTexts, shown?: Shown): Promise<boolean>;
  /** Null where there is none to withdraw. */
  withdraw(id: string): Promise<NoticeRow | null>;
}

type Shown = Pick<NoticeRow, 'publishedAt' | 'shownUntil'>;

const columns = ['noticeId', 'texts', 'publishedAt', 'shownUntil'] as const;
const rowOf = ({ noticeId: id, texts, ...row }: Row<'notice', typeof columns>): NoticeRow => ({
  ...{ id, texts: noticeTexts.parse(JSON.parse(texts)), ...row },
});

const standing = db
  .selectFrom('notice')
  .select(columns)
  .where('withdrawnAt', 'is', null)
  .orderBy('publishedAt', 'desc')
  .orderBy('noticeId', 'desc');

export const noticesIn = (sql: SqlClient, now: () => Instant): Notices => ({
  newest: async (top) => {
    const at = now();
    const shown = standing
      .where('publishedAt', '<=', at)
      .where((row) => row.or([row('shownUntil', 'is', null), row('shownUntil', '>', at)]));
    return (await runQuery(sql, shown.limit(top))).map(rowOf);
  },
  planned: async (top) => (await runQuery(sql, standing.limit(top))).map(rowOf),
  publish: async (id, texts, { publishedAt, shownUntil } = { publishedAt: now(), shownUntil: null }) => {
    const notice = { noticeId: id, texts: JSON.stringify(texts), publishedAt, shownUntil };
    const publishing = db.insertInto('notice').values(notice);
    const once = publishing.onConflict((conflict) => conflict.doNothing()).returning('noticeId');
    return (await runQuery(sql, once)).length === 1;
  },
  withdraw: async (id) => {
    const withdrawing = db.updateTable('notice').set({ withdrawnAt: now() }).where('noticeId', '=', id);
    const [row] = await runQuery(sql, withdrawing.where('withdrawnAt', 'is', null).returning(columns));
    return row === undefined ? null : rowOf(row);
  },
});
