import type { Instant } from '../../engine/kernel/decision.ts';
import { GatewayError } from '../errors.ts';
import { lruOf } from '../lru.ts';
import type { Mutation } from './generated/resolvers.ts';

type MutationField = Exclude<keyof Mutation, '__typename'>;

/** Mutations, and whatever else costs much or guessing would profit from: how often a minute, by account or by address. */
const PER_MINUTE = {
  requestSmsCode: 20,
  register: 20,
  login: 30,
  logout: 60,
  deposit: 30,
  openCase: 300,
  upgradeItems: 120,
  chaseDream: 120,
  hostSeeds: 60,
  createBattle: 30,
  joinBattle: 60,
  addBot: 60,
  dissolveBattle: 30,
  createGiveaway: 10,
  enterGiveaway: 30,
  giveawayPassword: 5,
  proof: 120,
  sellItems: 120,
  rotateSeed: 30,
} as const satisfies Readonly<Record<MutationField, number>> & Readonly<Record<string, number>>;

export type LimitedField = keyof typeof PER_MINUTE;

/** Counts one use. @throws GatewayError RATE_LIMITED */
export type FieldLimits = (field: LimitedField, subject: string) => void;

const WINDOW_MS = 60_000;
/** Subjects counted at once; the least active are forgotten first. */
const COUNTED = 50_000;

interface Count {
  readonly resetsAt: Instant;
  used: number;
}

/** Each alias of a field counts, which a limit per request would not see. */
export const fieldLimitsWith = (now: () => Instant, factor: number): FieldLimits => {
  const counts = lruOf<string, Count>(COUNTED);
  return (field, subject) => {
    const at = now();
    const key = `${field} ${subject}`;
    const known = counts.get(key);
    const count = known !== undefined && at < known.resetsAt ? known : { resetsAt: at + WINDOW_MS, used: 0 };
    if (count !== known) counts.set(key, count);
    count.used += 1;
    if (count.used > PER_MINUTE[field] * factor) {
      throw new GatewayError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((count.resetsAt - at) / 1000) });
    }
  };
};
