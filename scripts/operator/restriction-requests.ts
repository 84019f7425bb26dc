import { z } from 'zod';
import { isPlayerId } from '../../engine/kernel/ids.ts';
import { FOREVER } from '../../gateway/safer-play/safer-play.ts';
import { UsageError } from '../command-line.ts';
import { act, look } from './operator-command.ts';
import { said, saidIn, saidOptions } from './said.ts';

const player = z.string().refine(isPlayerId, { error: 'is not a player id' });

const restrict = z.strictObject({
  request: z.literal('restrict-player'),
  player,
  what: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('block'), scope: z.null() }),
    z.strictObject({ kind: z.literal('hold'), scope: z.enum(['leaving', 'everything']) }),
  ]),
  /** Milliseconds since 1970. */
  until: z.int().min(0),
  ...said,
});
const lift = z.strictObject({
  request: z.literal('lift-restriction'),
  player,
  kind: z.enum(['block', 'hold']),
  ...said,
});

/** What an operator forbids a player, and allows again. */
export const restrictionRequests = [
  restrict,
  lift,
  z.strictObject({ request: z.literal('show-restrictions'), player }),
] as const;
const restrictionRequest = z.discriminatedUnion('request', restrictionRequests);
export type RestrictionRequest = z.infer<typeof restrictionRequest>;

const BY = `by <name> is the name of this computer's user where it isn't given`;

const untilOf = (text: string | undefined, now: number): number => {
  if (text === undefined) return FOREVER;
  const until = Date.parse(text);
  if (Number.isNaN(until) || until <= now)
    throw new UsageError('--until is a moment to come, such as 2027-01-31T12:00Z');
  return until;
};

export const RESTRICTION_COMMANDS = [
  act({
    name: 'player block',
    usage: `player block <playerId> --reason <why> [--until <moment>] [--by <name>]
      refuse plays and deposits, for good or until a moment such as 2027-01-31T12:00Z; ${BY}`,
    words: ['playerId'],
    options: { until: { type: 'string' }, ...saidOptions },
    request: ({ values, words: [player] }, now) => {
      const what = { kind: 'block', scope: null };
      return { request: 'restrict-player', player, what, until: untilOf(values.until, now), ...saidIn(values) };
    },
  }),
  act({
    name: 'player unblock',
    usage: 'player unblock <playerId> --reason <why> [--by <name>]',
    words: ['playerId'],
    options: saidOptions,
    request: ({ values, words: [player] }) => ({
      request: 'lift-restriction',
      player,
      kind: 'block',
      ...saidIn(values),
    }),
  }),
  act({
    name: 'player hold',
    usage: `player hold <playerId> --reason <why> [--until <moment>] [--scope everything|leaving] [--by <name>]
      items and coin stay where they are; scope leaving still lets the player sell`,
    words: ['playerId'],
    options: { until: { type: 'string' }, scope: { type: 'string', default: 'everything' }, ...saidOptions },
    request: ({ values, words: [player] }, now) => {
      const what = { kind: 'hold', scope: values.scope };
      return { request: 'restrict-player', player, what, until: untilOf(values.until, now), ...saidIn(values) };
    },
  }),
  act({
    name: 'player release',
    usage: `player release <playerId> --reason <why> [--by <name>]
      end every hold, also one that the site began`,
    words: ['playerId'],
    options: saidOptions,
    request: ({ values, words: [player] }) => ({
      request: 'lift-restriction',
      player,
      kind: 'hold',
      ...saidIn(values),
    }),
  }),
  look({
    name: 'player restrictions',
    usage: `player restrictions <playerId>
      blocks and holds, ended ones too: who, why, from when until when`,
    words: ['playerId'],
    options: {},
    request: ({ words: [player] }) => ({ request: 'show-restrictions', player }),
  }),
];

const names: ReadonlySet<string> = new Set(restrictionRequests.map(({ shape }) => shape.request.value));

export const isRestrictionRequest = <Other extends { readonly request: string }>(
  request: Other | RestrictionRequest,
): request is RestrictionRequest => names.has(request.request);
