import { z } from 'zod';
import { insertRecord, recordsAs } from '../../engine/database/records.ts';
import { integerColumn, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { SiteLanguage } from '../site-locale.ts';

export const MAX_NOTICES = 20;

const text = z.strictObject({ title: z.string().min(1).max(120), body: z.string().min(1).max(4_000) });
/** Title and body in every language of the site. */
export const noticeTexts = z.strictObject({ 'zh-CN': text, 'zh-TW': text, en: text }) satisfies z.ZodType<
  Record<SiteLanguage, z.infer<typeof text>>
>;
export type NoticeTexts = z.infer<typeof noticeTexts>;

const row = z.object({
  id: z.string(),
  texts: z.string().transform((texts) => noticeTexts.parse(JSON.parse(texts))),
  publishedAt: integerColumn,
});
export type NoticeRow = Readonly<z.infer<typeof row>>;

export interface Notices {
  /** Newest first. */
  newest(top: number): Promise<readonly NoticeRow[]>;
  /** Once: a notice that has this id already stays unchanged. */
  publish(id: string, texts: NoticeTexts): Promise<void>;
  /** False where there is none to withdraw. */
  withdraw(id: string): Promise<boolean>;
}

export const noticesIn = (sql: SqlClient, now: () => Instant): Notices => ({
  newest: async (top) =>
    recordsAs(
      row,
      await sql.query(
        `SELECT notice_id AS id, texts, published_at FROM notice WHERE withdrawn_at IS NULL
         ORDER BY published_at DESC, notice_id DESC LIMIT $1`,
        [top],
      ),
    ),
  publish: async (id, texts) => {
    const notice = { noticeId: id, texts: JSON.stringify(texts), publishedAt: now() };
    await insertRecord(sql, 'notice', notice, 'ON CONFLICT DO NOTHING');
  },
  withdraw: async (id) => {
    const found = await sql.query(
      'UPDATE notice SET withdrawn_at = $2 WHERE notice_id = $1 AND withdrawn_at IS NULL RETURNING 1',
      [id, now()],
    );
    return found.rows.length === 1;
  },
});
