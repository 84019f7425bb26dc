import { z } from 'zod';
import { readStates } from '../../engine/committer/read-states.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { goldenCodeId } from '../../engine/kernel/event-codec.ts';
import { type GoldenCodeId, goldenCodeStream, isGoldenCodeId, mustBe } from '../../engine/kernel/ids.ts';
import { groupedText } from '../../engine/kernel/money.ts';
import type { Weight } from '../../gateway/operator/caps.ts';
import { UsageError, wholeNumber } from '../command-line.ts';
import { done, iso, listed, type OperatorAnswer, refused } from './answer.ts';
import { codesIn, drawnCode, issueCodes, MAX_CODES, type Reward } from './issue-codes.ts';
import { act, amountOf, define, minorUnits, TEXT } from './operator-request.ts';
import { days, daysOf, expiresIn } from './valid-for.ts';

const SHOWN = 200;
const MAX_USES = 100_000;

/** The reward of each code, and how often and how long it is given. */
const reward = { points: minorUnits, locked: minorUnits, uses: z.int().min(1).max(MAX_USES), days };

const weightOf = ({ uses, points, locked }: Reward, count: number): Weight => {
  const each = BigInt(points) + BigInt(locked);
  const codes = count === 1 ? 'A code' : `${count} codes`;
  return {
    what: `${codes} with ${uses} uses of ${groupedText(each)} each`,
    sum: each * BigInt(uses) * BigInt(count),
    cap: 'given',
  };
};

const listCodes = async (sql: Queryable): Promise<OperatorAnswer> => {
  const newest = db.selectFrom('goldenCode').select('codeId').orderBy('createdAt', 'desc').limit(SHOWN);
  const ids = (await runQuery(sql, newest.$narrowType<{ codeId: GoldenCodeId }>())).map(({ codeId }) => codeId);
  const states = await readStates(sql, ids.map(goldenCodeStream));
  const lines = ids.flatMap((id) => {
    const held = states.get(goldenCodeStream(id));
    if (held?.category !== 'code' || held.state.status === 'absent') return [];
    const { uses, redeemedBy, points, locked, expiresAt } = held.state;
    const each = `${groupedText(points)} points, ${groupedText(locked)} bonus`;
    return [`${id}  ${redeemedBy.size} of ${uses} used  ${each}  until ${iso(expiresAt)}`];
  });
  return listed(lines, 'There is no code.');
};

/** An operator's requests about Golden Codes. */
export const CODE_REQUESTS = [
  define({
    request: 'list-codes',
    fields: {},
    look: 'code list   the newest 200 Golden Codes, by id: the site keeps hashes, and reads no code back',
    perform: ({ sql }) => listCodes(sql),
  }),
  define({
    request: 'issue-code',
    fields: {
      /** Null draws one. */
      code: z
        .string()
        .regex(/^[A-Za-z0-9-]{6,32}$/, { error: 'is 6 to 32 letters, digits or -' })
        .nullable(),
      ...reward,
    },
    isNamedByWords: true,
    commands: act({
      usage: `code issue [--code <code>] [--points <n>] [--bonus <coin>] [--uses <n>] --days <n>
  code issue --count <1..${MAX_CODES}> --csv [--points <n>] [--bonus <coin>] [--uses <n>] --days <n>
      Golden Codes; they are shown once, the site keeps hashes alone`,
      options: { code: TEXT, count: TEXT, csv: { type: 'boolean' }, points: TEXT, bonus: TEXT, uses: TEXT, days: TEXT },
      request: ({ values }) => {
        const each = {
          points: amountOf(values.points ?? '0', '--points'),
          locked: amountOf(values.bonus ?? '0', '--bonus'),
          uses: wholeNumber('uses', values.uses, { min: 1, max: MAX_USES }, 1),
          days: daysOf(values.days),
        };
        const count = wholeNumber('count', values.count, { min: 1, max: MAX_CODES }, null);
        if ((count === null) !== (values.csv === undefined)) throw new UsageError('--count and --csv go together');
        if (count === null) return { code: values.code ?? null, ...each };
        if (values.code !== undefined) throw new UsageError('--code names one code, and --count draws many');
        return { request: 'issue-codes', count, ...each };
      },
    }),
    weigh: (_, asked) => weightOf(asked, 1),
    perform: async (context, { points, locked, uses, days, ...asked }) => {
      // Both follow from the act's name, so an operator who repeats the act gets the same code.
      const code = (asked.code ?? drawnCode(context.derived('code'))).toUpperCase();
      const codeId = mustBe(isGoldenCodeId, context.derived('id').toString('base64url'));
      const codes = codesIn(context);
      // The code's hash comes first: a code in the log that no player can redeem would be worse than an unused hash.
      const kept = await codes.keep(code, codeId);
      if (!kept && (await codes.idOf(code)) !== codeId) return refused('This code exists already.');
      const expiresAt = expiresIn(days, context);
      const answer = await context.submit(
        { type: 'IssueGoldenCode', codeId, uses, points, locked, expiresAt },
        `${code} can be redeemed ${uses} times until ${iso(expiresAt)}`,
      );
      // The log has no event of this code, so the operator may use the code again.
      if (!answer.ok && kept) await codes.revoke(codeId);
      return answer;
    },
  }),
  define({
    request: 'issue-codes',
    fields: { count: z.int().min(1).max(MAX_CODES), ...reward },
    isNamedByWords: true,
    again: 'Its codes were shown once, and are not shown again.',
    commands: [],
    weigh: (_, asked) => weightOf(asked, asked.count),
    perform: issueCodes,
  }),
  define({
    request: 'revoke-code',
    fields: { codeId: goldenCodeId },
    isWritten: true,
    act: 'code revoke <id of code list>   no player can redeem it any more; what was redeemed stays',
    perform: async (context, { codeId }) =>
      (await codesIn(context).revoke(codeId))
        ? done('Revoked: no player can redeem it any more.')
        : refused('There is no such code.'),
  }),
];
