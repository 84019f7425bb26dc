import { z } from 'zod';
import type { Queryable } from '../../engine/database/session.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import type { NoticeTexts } from '../../gateway/messages/notices.ts';
import { done, type OperatorAnswer, refused, toConfirm } from './answer.ts';
import { foretellTerms } from './perform-terms.ts';
import type { OperatorRequest } from './requests.ts';

type Sql = SqlClient & Queryable;

const countRow = z.object({ count: integerColumn });

const ofNotice = async (sql: Sql, texts: NoticeTexts): Promise<OperatorAnswer> => {
  const [row] = rowsAs(countRow, await sql.query('SELECT count(*) AS count FROM account', []));
  return toConfirm(
    `Everybody sees this notice; ${row?.count ?? 0} have an account:`,
    ...Object.entries(texts).flatMap(([language, { title, body }]) => [`${language}  ${title}`, body]),
  );
};

const playerRow = z.object({ player_id: z.string() });

/** Those who have no account (any more). */
export const strangersAmong = async (sql: SqlClient, players: readonly PlayerId[]): Promise<readonly PlayerId[]> => {
  const found = await sql.query('SELECT player_id FROM account WHERE player_id = ANY ($1::text[])', [players]);
  const known = new Set(rowsAs(playerRow, found).map(({ player_id }) => player_id));
  return players.filter((player) => !known.has(player));
};

/** What a request that risks no sum would do. Words to many, and terms for all, want a yes. */
export const foretell = async (sql: Sql, request: OperatorRequest): Promise<OperatorAnswer> => {
  switch (request.request) {
    case 'publish-terms':
      return foretellTerms(sql, request);
    case 'publish-notice':
      return ofNotice(sql, request.texts);
    case 'send-message': {
      const { players, title, body } = request;
      const strangers = await strangersAmong(sql, players);
      if (strangers.length > 0) return refused(...strangers.map((player) => `There is no player ${player}.`));
      const many = players.length > 1;
      const preview = done(`${players.length} ${many ? 'players get' : 'player gets'} this message:`, title, body);
      return { ...preview, confirm: many };
    }
    case 'remove-factor':
      return toConfirm(
        `${request.factor} of ${request.player} is removed in 24 hours, and they sign in without it then. They are told at once, and`,
        'can stop it. Be sure that whoever asks is the owner: what else they must prove is up to you.',
      );
    default: {
      const { request: name, ...words } = request;
      return done(
        `${name} ${JSON.stringify(words)}`,
        'It costs the house nothing. Whether the site allows it shows when it is done.',
      );
    }
  }
};
