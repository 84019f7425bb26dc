import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import type { RestrictionOrigin, Restrictions } from '../restrictions/restrictions.ts';

/** `leaving`: nothing leaves the account. `everything`: nothing is sold or exchanged either. */
export type HoldScope = 'leaving' | 'everything';
export type HoldReason = 'RECOVERED' | 'THAWED' | 'FROZEN' | 'OPERATOR';

export interface Hold {
  readonly scope: HoldScope;
  readonly until: Instant;
  readonly reason: HoldReason;
}

/** Holds in the engine's guard, so that no command gets around them in any process. */
export interface Holds {
  /** Takes the place of one for the same reason. */
  hold(playerId: PlayerId, hold: Hold): Promise<void>;
  release(playerId: PlayerId, reason: HoldReason): Promise<void>;
  /** The one that lasts longest; null for none. */
  of(playerId: PlayerId): Promise<Hold | null>;
}

type OwnReason = Exclude<HoldReason, 'OPERATOR'>;

const ORIGINS: Readonly<Record<OwnReason, RestrictionOrigin>> = {
  RECOVERED: 'recovery',
  THAWED: 'thaw',
  FROZEN: 'freeze',
};

const REASON_OF: Readonly<Record<RestrictionOrigin, HoldReason>> = {
  operator: 'OPERATOR',
  recovery: 'RECOVERED',
  thaw: 'THAWED',
  freeze: 'FROZEN',
};

const REASONS: Readonly<Record<OwnReason, string>> = {
  RECOVERED: 'the password was recovered by text message',
  THAWED: 'the account was frozen and thawed',
  FROZEN: 'the account is frozen',
};

const BY = 'the site';

/** Holds as restrictions of the engine's guard. The operator's are shown, and neither made nor ended here. */
export const holdsOver = (restrictions: Restrictions): Holds => {
  const release: Holds['release'] = async (playerId, reason) => {
    if (reason === 'OPERATOR') return;
    await restrictions.lift(playerId, { kind: 'hold', origin: ORIGINS[reason] }, { by: BY, reason: 'it is over' });
  };
  return {
    hold: async (playerId, { scope, until, reason }) => {
      if (reason === 'OPERATOR') return;
      await release(playerId, reason);
      const attribution = { origin: ORIGINS[reason], by: BY, reason: REASONS[reason] };
      await restrictions.impose(playerId, { kind: 'hold', scope }, until, attribution);
    },
    release,
    of: async (playerId) => {
      for (const { kind, scope, until, imposed } of await restrictions.inForce(playerId)) {
        if (kind === 'hold') return { scope, until, reason: REASON_OF[imposed.origin] };
      }
      return null;
    },
  };
};
