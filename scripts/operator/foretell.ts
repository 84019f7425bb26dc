import { z } from 'zod';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { caseStream, type PlayerId } from '../../engine/kernel/ids.ts';
import { faultOf } from '../../engine/programme/check-programme.ts';
import type { ProgrammeTerms } from '../../engine/programme/programme-events.ts';
import type { NoticeTexts } from '../../gateway/messages/notices.ts';
import { programmeIn } from '../../gateway/player-states.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import type { OperatorRequest } from './requests.ts';

type Sql = SqlClient & Queryable;

const toConfirm = (...lines: readonly string[]): OperatorAnswer => ({ ...done(...lines), confirm: true });

/** `firstDeposit.percent` to its value, for every value of a document. */
const leavesOf = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`))
    : [[path, String(value)]];

const changesOf = (before: ProgrammeTerms | null, after: ProgrammeTerms): readonly string[] => {
  const [old, next] = [new Map(leavesOf(before ?? {})), new Map(leavesOf(after))];
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((path) => old.get(path) !== next.get(path))
    .map((path) => `${path}: ${old.get(path) ?? 'none'} -> ${next.get(path) ?? 'none'}`);
};

/** Terms in force and terms to come. */
const ofProgramme = async (sql: Sql, terms: ProgrammeTerms): Promise<OperatorAnswer> => {
  const fault = faultOf(terms);
  if (fault !== null) return refused(`${fault} promises what can't be kept (docs/programme.md).`);
  const cases = await readStates(
    sql,
    terms.freeCases.map((tier) => caseStream(tier.case)),
  );
  const missing = terms.freeCases.filter((tier) => {
    const held = cases.get(caseStream(tier.case));
    return held?.category !== 'case' || held.state.status !== 'open';
  });
  if (missing.length > 0) return refused(...missing.map((tier) => `${tier.case} is no open case.`));
  const changes = changesOf(await programmeIn((ids) => readStates(sql, ids)), terms);
  if (changes.length === 0) return refused('These terms are in force already.');
  return toConfirm('Terms that change, amounts in hundredths:', ...changes);
};

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
    case 'publish-programme':
      return ofProgramme(sql, request.terms);
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
