import { z } from 'zod';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { inboxIn } from '../../gateway/site/messages/inbox.ts';
import { noticesIn, noticeTexts } from '../../gateway/site/messages/notices.ts';
import { given } from '../command-line.ts';
import { player } from './account.ts';
import { done, iso, listed, type OperatorAnswer, refused, toConfirm } from './answer.ts';
import { act, define, jsonIn, TEXT } from './operator-request.ts';

const SHOWN = 200;

const accounts = db.selectFrom('account').select(({ fn }) => fn.countAll<number>().as('count'));

/** Names the players without an account (any more); null where every player has one. */
const refusedStrangers = async (sql: SqlClient, players: readonly PlayerId[]): Promise<OperatorAnswer | null> => {
  const found = db.selectFrom('account').select('playerId').where('playerId', 'in', players);
  const known: ReadonlySet<string> = new Set((await runQuery(sql, found)).map(({ playerId }) => playerId));
  const strangers = players.filter((player) => !known.has(player));
  return strangers.length === 0 ? null : refused(...strangers.map((player) => `There is no player ${player}.`));
};

/** An operator's requests about notices to all players and messages to some. */
export const MESSAGE_REQUESTS = [
  define({
    request: 'list-notices',
    fields: {},
    look: 'notice list',
    perform: async ({ sql }) =>
      listed(
        (await noticesIn(sql, Date.now).newest(SHOWN)).map(
          ({ id, texts, publishedAt }) => `${id}  ${iso(publishedAt)}  ${texts.en.title}`,
        ),
        'There is no notice.',
      ),
  }),
  define({
    request: 'publish-notice',
    fields: { texts: noticeTexts },
    isNamedByWords: true,
    isWritten: true,
    commands: act({
      usage: 'notice publish <file>   {"zh-CN": {"title", "body"}, "zh-TW": …, "en": …}',
      options: {},
      request: async ({ words: [file = ''] }) => ({ texts: await jsonIn(file) }),
    }),
    preview: async (sql, { texts }) => {
      const [have] = await runQuery(sql, accounts);
      return toConfirm(
        `Everybody sees this notice; ${have?.count} have an account:`,
        ...Object.entries(texts).flatMap(([language, { title, body }]) => [`${language}  ${title}`, body]),
      );
    },
    perform: async ({ sql, derived }, { texts }) => {
      const id = derived('notice').toString('base64url');
      await noticesIn(sql, Date.now).publish(id, texts);
      return done(`Notice ${id} is published.`);
    },
  }),
  define({
    request: 'withdraw-notice',
    fields: { id: z.string().max(64) },
    isWritten: true,
    act: 'notice withdraw <id>',
    perform: async ({ sql }, { id }) =>
      (await noticesIn(sql, Date.now).withdraw(id)) ? done('Withdrawn.') : refused('There is no such notice.'),
  }),
  define({
    request: 'send-message',
    fields: {
      players: z.array(player).min(1).max(1_000),
      title: z.string().min(1).max(120),
      body: z.string().min(1).max(4_000),
    },
    isNamedByWords: true,
    commands: act({
      usage: 'message send <playerId>… --title <t> --body <b>   to up to 1000 players',
      words: ['playerIds…'],
      options: { title: TEXT, body: TEXT },
      request: ({ values, words }) => {
        const [title, body] = [given('title', values.title), given('body', values.body)];
        return { players: [...new Set(words)], title, body };
      },
    }),
    preview: async (sql, { players, title, body }) => {
      const many = players.length > 1;
      const preview = done(`${players.length} ${many ? 'players get' : 'player gets'} this message:`, title, body);
      return (await refusedStrangers(sql, players)) ?? { ...preview, confirm: many };
    },
    perform: async ({ sql, derived }, { players, title, body }) => {
      const strangers = await refusedStrangers(sql, players);
      if (strangers !== null) return strangers;
      const content = { template: 'operator', title, body } as const;
      for (const player of players) {
        // Each player's message has an id of its own, so that who has it already isn't notified again.
        const own = inboxIn(sql, Date.now, () => derived(`message|${player}`).toString('base64url'));
        await own.put({ player, content, link: null, position: null, visibleAt: Date.now() });
      }
      return done(`Sent to ${players.length} ${players.length === 1 ? 'player' : 'players'}.`);
    },
  }),
];
