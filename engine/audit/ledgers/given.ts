import { isOnPlayer } from '../../acts/kinds.ts';
import { type ActState, NO_ACT } from '../../acts/state.ts';
import type { ContestSettled } from '../../contests/events.ts';
import type { GlasscaseEvent } from '../../events.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import { giveawayStream, isHexHash, mustBe } from '../../kernel/ids.ts';
import { MAX_MONEY } from '../../kernel/money.ts';
import type { RegisteredPlayer } from '../../player/state.ts';
import type { StreamState } from '../../stream-state.ts';
import type { States } from '../replay/states.ts';
import { ownFactsOf } from './own-facts.ts';

/**
 * Facts that a public audit takes as given, because the entries that tell them are sealed: that a player could pay;
 * that a player had the coupon that they used; that a player had paid in, where a giveaway asks for it; that a player's
 * balance had no room for a contest's prize; that an operator who broke the glass had proposed the act on a player. Each
 * fact is counted where the audit takes it so.
 */
export interface Given {
  readonly sealedEntries: number;
  /** Open entries that took coin or points from a player. */
  readonly funds: number;
  readonly coupons: number;
  readonly depositConditions: number;
  /** Prizes of contests that are said to be lost. */
  readonly lostPrizes: number;
  /** Broken glasses of acts on players. */
  readonly brokenGlass: number;
}

/** Enough for every price, and as far from the largest balance. */
const ENOUGH = MAX_MONEY / 2n;

/** Players whose prize is lost, as the settlement says. */
const lostPrizesOf = ({ data: { places, unpaid } }: ContestSettled): ReadonlySet<string> =>
  new Set(places.flatMap(({ playerId }, index) => (unpaid.includes(index + 1) ? [playerId] : [])));

/** With no room for a prize. */
const full = (player: RegisteredPlayer): RegisteredPlayer => ({
  ...player,
  coin: MAX_MONEY,
  rewards: { ...player.rewards, bonus: { ...player.rewards.bonus, locked: MAX_MONEY } },
});

const playerAsGiven = (player: RegisteredPlayer, events: readonly GlasscaseEvent[], at: Instant): RegisteredPlayer => {
  let { coupons } = player.rewards;
  for (const event of events) {
    if (event.type === 'ContestSettled') return lostPrizesOf(event).has(player.playerId) ? full(player) : player;
    if (event.type !== 'FreeCaseOpened' || event.data.grant.kind !== 'coupon') continue;
    const terms = { kind: 'free-case', case: event.data.case } as const;
    coupons = coupons.set(event.data.grant.couponId, { terms, expiresAt: Number.MAX_SAFE_INTEGER });
  }
  return {
    ...player,
    coin: ENOUGH,
    points: ENOUGH,
    lastDepositAt: at,
    rewards: { ...player.rewards, coupons },
  };
};

/**
 * Of an act on a player, whose proposal and end are sealed: open, and proposed by the one who broke its glass; and closed where it is
 * reviewed.
 */
const actAsGiven = (act: ActState, [first]: readonly GlasscaseEvent[]): ActState => {
  if (act.proposal !== null || act.closed !== null) return act;
  if (first?.type === 'ActReviewed') return { ...act, closed: 'approved' };
  if (first?.type !== 'BreakGlassDeclared' || !isOnPlayer(first.data.kind) || act.breakGlassBy !== null) return act;
  const { kind, by: proposer } = first.data;
  const effectHash = mustBe(isHexHash, '0'.repeat(64));
  return { ...NO_ACT, proposal: { kind, proposer, effectHash, playerId: null, expiresAt: Number.MAX_SAFE_INTEGER } };
};

/** A stream's state as a command that brought these events must have found it. */
export const stateAsGiven = (found: StreamState, events: readonly GlasscaseEvent[], at: Instant): StreamState => {
  if (found.category === 'act') return { ...found, state: actAsGiven(found.state, events) };
  return found.category === 'player' && found.state.status === 'registered'
    ? { ...found, state: playerAsGiven(found.state, events, at) }
    : found;
};

export type GivenMemory = { -readonly [Count in keyof Given]: number };

export const newGivenMemory = (): GivenMemory => ({
  sealedEntries: 0,
  funds: 0,
  coupons: 0,
  depositConditions: 0,
  lostPrizes: 0,
  brokenGlass: 0,
});

/** Counts what is taken as given, event by event, before each is folded. */
export const countGiven = (states: Pick<States, 'read'>, given: GivenMemory) => {
  return {
    sealed: (): void => {
      given.sealedEntries += 1;
    },
    record: ({ event }: RecordedEvent): void => {
      if (ownFactsOf(event).postings.some(({ from, amount }) => 'player' in from && amount > 0n)) given.funds += 1;
      if (event.type === 'FreeCaseOpened' && event.data.grant.kind === 'coupon') given.coupons += 1;
      if (event.type === 'ContestSettled') given.lostPrizes += event.data.unpaid.length;
      if (event.type === 'BreakGlassDeclared' && isOnPlayer(event.data.kind)) given.brokenGlass += 1;
      if (event.type !== 'GiveawayEntered') return;
      const room = states.read(giveawayStream(event.data.giveawayId));
      const asks =
        room.category === 'giveaway' && room.state.status !== 'absent' && room.state.conditions.depositDays !== null;
      if (asks) given.depositConditions += 1;
    },
    totals: (): Given => ({ ...given }),
  };
};
