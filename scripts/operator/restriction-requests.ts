import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Restriction, restrictionsIn } from '../../gateway/accounts/restrictions/restrictions.ts';
import { FOREVER } from '../../gateway/accounts/safer-play/safer-play.ts';
import { UsageError } from '../command-line.ts';
import { accountOf, attribution, attributionIn, attributionOptions, NOBODY, player } from './account.ts';
import { done, iso, listed, refused } from './answer.ts';
import { type ActContext, act, define, TEXT } from './operator-request.ts';

const SHOWN = 100;

const moment = (at: number): string => (at >= FOREVER ? 'lifted by hand' : iso(at));

/** The imposer of a restriction. A person's name can't be mistaken for the site itself. */
const imposerOf = ({ origin, by }: Restriction['imposed']): string =>
  origin === 'operator' ? `by ${by}` : `by the site itself (${origin})`;

const line = ({ kind, scope, imposed, until, lifted }: Restriction): string => {
  const what = scope === null ? kind : `${kind} (${scope})`;
  const begun = `${iso(imposed.at)}  ${what} until ${moment(until)}, ${imposerOf(imposed)}: ${imposed.reason}`;
  if (lifted === null) return begun;
  return `${begun} | lifted ${iso(lifted.at)} by ${lifted.by}: ${lifted.reason ?? ''}`;
};

const restrictionsOf = ({ sql }: ActContext) => restrictionsIn({ sql, now: Date.now, randomUuid: randomUUID });

const BY = `by <name> is the name of this computer's user where it isn't given`;

const untilOf = (text: string | undefined, now: number): number => {
  if (text === undefined) return FOREVER;
  const until = Date.parse(text);
  if (Number.isNaN(until) || until <= now)
    throw new UsageError('--until is a moment to come, such as 2027-01-31T12:00Z');
  return until;
};

const lifting = (kind: 'block' | 'hold', usage: string) =>
  act({
    usage,
    options: attributionOptions,
    request: ({ values, words: [player] }) => ({ request: 'lift-restriction', player, kind, ...attributionIn(values) }),
  });

/**
 * An operator's requests about restrictions of a player. Each restriction has a reason, a name and a time, and stays on
 * record.
 */
export const RESTRICTION_REQUESTS = [
  define({
    request: 'restrict-player',
    fields: {
      player,
      what: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('block'), scope: z.null() }),
        z.strictObject({ kind: z.literal('hold'), scope: z.enum(['leaving', 'everything']) }),
      ]),
      /** Milliseconds since 1970. */
      until: z.int().min(0),
      ...attribution,
    },
    isWritten: true,
    commands: [
      act({
        usage: `player block <playerId> --reason <why> [--until <moment>] [--by <name>]
      refuse plays and deposits, for good or until a moment such as 2027-01-31T12:00Z; ${BY}`,
        options: { until: TEXT, ...attributionOptions },
        request: ({ values, words: [player] }, now) => {
          const what = { kind: 'block', scope: null };
          return { player, what, until: untilOf(values.until, now), ...attributionIn(values) };
        },
      }),
      lifting('block', 'player unblock <playerId> --reason <why> [--by <name>]'),
      act({
        usage: `player hold <playerId> --reason <why> [--until <moment>] [--scope everything|leaving] [--by <name>]
      items and coin stay where they are; scope leaving still lets the player sell`,
        options: { until: TEXT, scope: { type: 'string', default: 'everything' }, ...attributionOptions },
        request: ({ values, words: [player] }, now) => {
          const what = { kind: 'hold', scope: values.scope };
          return { player, what, until: untilOf(values.until, now), ...attributionIn(values) };
        },
      }),
      lifting(
        'hold',
        `player release <playerId> --reason <why> [--by <name>]
      end every hold, also one that the site began`,
      ),
    ],
    perform: async (context, { player, what, until, by, reason }) => {
      const account = await accountOf(context.sql, player);
      if (account === null) return NOBODY;
      const imposed = await restrictionsOf(context).impose(player, what, until, { origin: 'operator', by, reason });
      // The player reads it, too.
      await context.securityChanges.at(account, (locked) =>
        locked.report(what.kind === 'block' ? 'blocked' : 'held', { detail: reason }),
      );
      return done(`${what.kind === 'block' ? 'Blocked' : 'Held'} until ${moment(imposed.until)}.`);
    },
  }),
  define({
    request: 'lift-restriction',
    fields: { player, kind: z.enum(['block', 'hold']), ...attribution },
    isWritten: true,
    commands: [],
    perform: async (context, { player, kind, by, reason }) => {
      const account = await accountOf(context.sql, player);
      if (account === null) return NOBODY;
      const lifted = await restrictionsOf(context).lift(player, { kind }, { by, reason });
      if (lifted === 0) return refused(`There is no ${kind} in force.`);
      await context.securityChanges.at(account, (locked) =>
        locked.report(kind === 'block' ? 'unblocked' : 'released', { detail: reason }),
      );
      return done(kind === 'block' ? 'Unblocked.' : 'Released.');
    },
  }),
  define({
    request: 'show-restrictions',
    fields: { player },
    look: `player restrictions <playerId>
      blocks and holds, ended ones too: who, why, from when until when`,
    isWritten: true,
    perform: async (context, { player }) => {
      if ((await accountOf(context.sql, player)) === null) return NOBODY;
      const all = await restrictionsOf(context).history(player, SHOWN);
      return listed(all.map(line), 'There never was a block or a hold.');
    },
  }),
];
