import { z } from 'zod';
import { CONTEST_RANKINGS, PRIZE_BALANCES } from '../../engine/contests/bounds.ts';
import { contestId, names } from '../../engine/kernel/event-codec.ts';
import { groupedText, sumOf } from '../../engine/kernel/money.ts';
import { openContests, settledContests } from '../../engine/projections/queries/contests.ts';
import { given, UsageError } from '../command-line.ts';
import { player } from './account.ts';
import { iso, listed } from './answer.ts';
import { act, amountOf, define, minorUnits, TEXT } from './operator-request.ts';

const SHOWN = 100;

const momentOf = (option: string, text: string | undefined): number => {
  const moment = Date.parse(given(option, text));
  if (Number.isNaN(moment)) throw new UsageError(`--${option} is a moment such as 2027-01-31T12:00Z`);
  return moment;
};

/** An operator's requests about contests. */
export const CONTEST_REQUESTS = [
  define({
    request: 'list-contests',
    fields: {},
    look: 'contest list   those to come, those that run, and what was paid last',
    perform: async ({ sql }) =>
      listed(
        [...(await openContests(sql, SHOWN)), ...(await settledContests(sql, SHOWN))].map(
          ({ contestId, status, ranking, startsAt, endsAt, balance, prizes }) =>
            `${contestId}  ${status}  ${ranking}  ${iso(startsAt)} to ${iso(endsAt)}  ${balance}: ${prizes.map((prize) => groupedText(BigInt(prize))).join(', ')}`,
        ),
        'There is no contest.',
      ),
  }),
  define({
    request: 'announce-contest',
    fields: {
      contest: contestId,
      name: names,
      ranking: z.enum(CONTEST_RANKINGS),
      startsAt: z.int().min(0),
      endsAt: z.int().min(0),
      balance: z.enum(PRIZE_BALANCES),
      prizes: z.array(minorUnits),
      excluded: z.array(player),
    },
    isNamedByWords: true,
    commands: act({
      usage: `contest announce <id> --ranking battles|openings|wins --from <moment> --to <moment> --prizes <coin>[,<coin>…]
                   --name-zh-CN <t> --name-zh-TW <t> --name-en <t> [--balance coin|locked] [--without <playerId>[,…]]
      prizes of the first ranks of a ranking, in which private battles don't count; --without names players of the house, who get none: the log publishes it`,
      words: ['contest'],
      options: {
        ...{ ranking: TEXT, from: TEXT, to: TEXT, prizes: TEXT, without: TEXT },
        balance: { type: 'string', default: 'coin' },
        ...{ 'name-zh-CN': TEXT, 'name-zh-TW': TEXT, 'name-en': TEXT },
      },
      request: ({ values, words: [contest] }) => ({
        contest,
        name: {
          'zh-CN': given('name-zh-CN', values['name-zh-CN']),
          'zh-TW': given('name-zh-TW', values['name-zh-TW']),
          en: given('name-en', values['name-en']),
        },
        ranking: given('ranking', values.ranking),
        startsAt: momentOf('from', values.from),
        endsAt: momentOf('to', values.to),
        balance: values.balance,
        prizes: given('prizes', values.prizes)
          .split(',')
          .map((prize) => amountOf(prize, '--prizes')),
        excluded: values.without?.split(',') ?? [],
      }),
    }),
    weigh: (_, { contest, prizes }) => ({
      what: `Contest ${contest} with ${prizes.length} prizes`,
      sum: sumOf(prizes.map(BigInt)),
      cap: 'given',
    }),
    perform: ({ submit }, { request: _, contest, ...announced }) =>
      submit(
        { type: 'AnnounceContest', contestId: contest, ...announced },
        `Contest ${contest} is announced for ${iso(announced.startsAt)} to ${iso(announced.endsAt)}`,
      ),
  }),
  define({
    request: 'cancel-contest',
    fields: { contest: contestId },
    act: 'contest cancel <id>   take back one that has not begun',
    perform: ({ submit }, { contest }) =>
      submit({ type: 'CancelContest', contestId: contest }, `Contest ${contest} is cancelled`),
  }),
];
