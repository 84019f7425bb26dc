import type { ApproveAct } from '../engine/acts/approve-act.ts';
import { type Effect, effectHash } from '../engine/acts/effects.ts';
import type { ProposeAct } from '../engine/acts/propose-act.ts';
import type { StreamEvent } from '../engine/glasscase-decision.ts';
import { isActId, isHexHash, isOperatorId, mustBe, termsStream } from '../engine/kernel/ids.ts';
import type { ActRules } from '../engine/terms/act-rules.ts';
import { eventIn, hashOf, T0 } from './deciders.ts';

/** Three operators. */
export const amy = mustBe(isOperatorId, 'a'.repeat(16));
export const bob = mustBe(isOperatorId, 'b'.repeat(16));

export const cleo = mustBe(isOperatorId, 'c'.repeat(16));

/** The n-th act of a story. */
export const actNumber = (n: number) => mustBe(isActId, `act-${String(n).padStart(18, '-')}`);

/** The rules of acts from then on. */
export const actRulesAre = (twoPeople: ActRules['twoPeople'], breakGlass = false, version = 1): StreamEvent =>
  eventIn(termsStream, 'ActRulesPublished', { version, twoPeople: [...twoPeople], breakGlass });

/** Proposes that, open for an hour. The words of an act on a player are hashed. */
export const proposing = (
  effect: Effect,
  { n = 1, at = T0, ...change }: Partial<ProposeAct> & { readonly n?: number; readonly at?: number } = {},
): ProposeAct => {
  const playerId = 'playerId' in effect ? effect.playerId : null;
  const reason = 'complaint of Tuesday';
  return {
    type: 'ProposeAct',
    actId: actNumber(n),
    kind: effect.type,
    effectHash: effectHash(effect),
    proposer: amy,
    playerId,
    reason: playerId === null ? reason : mustBe(isHexHash, hashOf(reason)),
    ticket: 'T-17',
    expiresAt: at + 60 * 60_000,
    ...change,
  };
};

export const approving = (effect: Effect, { n = 1, approver = bob } = {}): ApproveAct => ({
  type: 'ApproveAct',
  actId: actNumber(n),
  approver,
  effect,
});
