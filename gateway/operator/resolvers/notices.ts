import { invalidInput } from '../../errors.ts';
import { type NoticeRow, noticesIn } from '../../site/messages/notices.ts';
import { recipientsIn, requireText, sendTo } from '../campaigns/messages.ts';
import { textsIn } from '../campaigns/notices.ts';
import type { OperatorContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { inSteps } from '../once.ts';
import { type JournalKind, note } from '../persons/journal.ts';

const SHOWN = 200;
const AHEAD_MS = 90 * 24 * 60 * 60 * 1000;

const shown = ({ id, texts, publishedAt: from, shownUntil: until }: NoticeRow) => ({
  ...{ id, from, until, zhCN: texts['zh-CN'], zhTW: texts['zh-TW'], en: texts.en },
});

/** An entry of the journal: the id alone, no words. */
const entry = (
  { operator, now }: OperatorContext,
  kind: JournalKind,
  subject: string | null,
  detail: string | null,
) => ({
  ...{ at: now(), operatorId: operator.id, kind, subject, detail },
});

export const notices: Resolvers = {
  Query: {
    notices: async (_root, _given, { sql, now }) => (await noticesIn(sql, now).planned(SHOWN)).map(shown),
  },
  Mutation: {
    publishNotice: async (_root, { commandId, texts: given, from, until }, context) => {
      const texts = textsIn(given);
      const words = { texts: given, from: from ?? null, until: until ?? null };
      return inSteps(context, { commandId, operation: 'publishNotice', given: words }, async (begun) => {
        const publishedAt = from ?? begun.at;
        if (publishedAt > begun.at + AHEAD_MS) throw invalidInput('from', 'is at most 90 days ahead');
        if (from != null && from < begun.at - 60_000) throw invalidInput('from', 'is over already');
        if (until != null && until <= publishedAt) throw invalidInput('until', 'is behind the beginning');
        const id = begun.derived('notice').subarray(0, 16).toString('base64url');
        const notice = { id, texts, publishedAt, shownUntil: until ?? null };
        await context.transaction(async (tx) => {
          const isNew = await noticesIn(tx, context.now).publish(id, texts, notice);
          if (isNew) await note(tx, entry(context, 'notice-published', id, null));
        });
        return shown(notice);
      });
    },
    withdrawNotice: (_root, { id }, context) =>
      context.transaction(async (tx) => {
        const withdrawn = await noticesIn(tx, context.now).withdraw(id);
        if (withdrawn === null) throw invalidInput('id', 'is of no notice that is shown');
        await note(tx, entry(context, 'notice-withdrawn', id, null));
        return shown(withdrawn);
      }),
    sendMessage: async (_root, { commandId, players, title, body }, context) => {
      requireText({ title, body });
      const recipients = await recipientsIn(context.sql, players);
      const words = { players, title, body };
      return inSteps(context, { commandId, operation: 'sendMessage', given: words }, async ({ derived, isDone }) => {
        const idFor = (player: string) => derived(`message|${player}`).subarray(0, 16).toString('base64url');
        if (!isDone) {
          await sendTo(context.sql, recipients, { title, body }, { at: context.now(), idFor });
          await note(context.sql, entry(context, 'message-sent', null, String(recipients.length)));
        }
        return { players: recipients.length };
      });
    },
  },
};
