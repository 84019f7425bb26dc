import { userInfo } from 'node:os';
import { z } from 'zod';
import { isPlayerId } from '../../engine/kernel/ids.ts';
import { FOREVER } from '../../gateway/safer-play/safer-play.ts';
import { option, UsageError } from './words.ts';

const player = z.string().refine(isPlayerId, { error: 'is not a player id' });
/** Whoever does it, by name, and why. */
const said = {
  by: z.string().trim().min(1).max(100),
  reason: z.string().trim().min(1, { error: 'says why, in up to 200 characters' }).max(200),
};

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

export const RESTRICTION_HELP = `  player block <playerId> --reason <why> [--until <moment>] [--by <name>]
                                    refuse plays and deposits, for good or until a moment such as 2027-01-31T12:00Z
  player unblock <playerId> --reason <why> [--by <name>]
  player hold <playerId> --reason <why> [--until <moment>] [--scope everything|leaving] [--by <name>]
                                    items and coin stay where they are; scope leaving still lets the player sell
  player release <playerId> --reason <why> [--by <name>]
                                    end every hold, also one that the site began
  player restrictions <playerId>    blocks and holds, ended ones too: who, why, from when until when
                                    --by is the name of this computer's user where it isn't given`;

const untilOf = (words: readonly string[], now: number): number => {
  if (!words.includes('--until')) return FOREVER;
  const until = Date.parse(option(words, '--until') ?? '');
  if (Number.isNaN(until) || until <= now)
    throw new UsageError('--until is a moment to come, such as 2027-01-31T12:00Z');
  return until;
};

const asked = (words: readonly string[], now: number): unknown => {
  const [noun, verb, subject] = words;
  const reason = option(words, '--reason') ?? '';
  const by = option(words, '--by') ?? userInfo().username;
  switch (`${noun} ${verb}`) {
    case 'player block': {
      const what = { kind: 'block', scope: null };
      return { request: 'restrict-player', player: subject, what, until: untilOf(words, now), by, reason };
    }
    case 'player hold': {
      const what = { kind: 'hold', scope: option(words, '--scope') ?? 'everything' };
      return { request: 'restrict-player', player: subject, what, until: untilOf(words, now), by, reason };
    }
    case 'player unblock':
      return { request: 'lift-restriction', player: subject, kind: 'block', by, reason };
    case 'player release':
      return { request: 'lift-restriction', player: subject, kind: 'hold', by, reason };
    case 'player restrictions':
      return { request: 'show-restrictions', player: subject };
    default:
      return null;
  }
};

/** Null where the words ask for something else. @throws UsageError */
export const readRestriction = (words: readonly string[], now: number): RestrictionRequest | null => {
  const value = asked(words, now);
  if (value === null) return null;
  const parsed = restrictionRequest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${issue?.path.join('.') ?? 'the command'}: ${issue?.message ?? 'not understood'}`);
};

const names: ReadonlySet<string> = new Set(restrictionRequests.map(({ shape }) => shape.request.value));

export const isRestrictionRequest = <Other extends { readonly request: string }>(
  request: Other | RestrictionRequest,
): request is RestrictionRequest => names.has(request.request);
