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

export interface NoticeRow extends Row<'notice', readonly ['publishedAt']> {
  readonly id: string;
  readonly texts: NoticeTexts;
}

export interface Notices {
  /** Newest first. */
  newest(top: number): Promise<readonly NoticeRow[]>;
  /** Once: a notice that has this id already stays unchanged. */
  publish(id: string, texts: NoticeTexts): Promise<void>;
  /** False where there is none to withdraw. */
  withdraw(id: string): Promise<boolean>;
}

export const noticesIn = (sql: SqlClient, now: () => Instant): Notices => ({
  newest: async (top) => {
    const newest = db
      .selectFrom('notice')
      .select(['noticeId as id', 'texts', 'publishedAt'])
      .where('withdrawnAt', 'is', null)
      .orderBy('publishedAt', 'desc')
      .orderBy('noticeId', 'desc')
      .limit(top);
    const found = await runQuery(sql, newest);
    return found.map(({ texts, ...row }) => ({ ...row, texts: noticeTexts.parse(JSON.parse(texts)) }));
  },
  publish: async (id, texts) => {
    const notice = { noticeId: id, texts: JSON.stringify(texts), publishedAt: now() };
    const publishing = db.insertInto('notice').values(notice);
    await runQuery(
      sql,
      publishing.onConflict((conflict) => conflict.doNothing()),
    );
  },
  withdraw: async (id) => {
    const withdrawing = db.updateTable('notice').set({ withdrawnAt: now() }).where('noticeId', '=', id);
    return (await runQuery(sql, withdrawing.where('withdrawnAt', 'is', null).returning('noticeId'))).length === 1;
  },
});
