import type { Hashing } from '../fairness/hashing.ts';
import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type ActId, actStream, LOCAL_OPERATOR, type OperatorId, termsStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { takesTwo } from '../terms/act-rules.ts';
import { type Effect, type EffectEvent, effectHash, effectsWith, type SeesEffects, tellsEffect } from './effects.ts';
import { type ActEvent, actApproved, playerActApproved } from './events.ts';
import { openProposal } from './open-act.ts';
import type { SeesActs } from './state.ts';

/** An operator approves an act, and it is carried out with that. */
export type ApproveAct = {
  readonly type: 'ApproveAct';
  readonly actId: ActId;
  readonly approver: OperatorId;
  /** The proposed command, unchanged. */
  readonly effect: Effect;
};

/**
 * Decides the effect with its own decider, in the same world; both are committed together. An effect that is refused leaves
 * the act open, with the effect's own code.
 *
 * ACT_OWN: the rules of acts ask two people, and the approver is the proposer, who didn't break the glass, or the command line.
 * ACT_CHANGED: another effect than the proposed one; or its events would no longer tell it, because the house changed since.
 */
export const approveActWith = (
  hashing: Hashing,
): Handler<ApproveAct, ActEvent | EffectEvent, SeesActs & SeesEffects> => {
  const deciderOf = effectsWith(hashing);
  return {
    needs: ({ actId, effect }, known) => {
      const { streams, guards, pairs } = deciderOf(effect).needs(effect, known);
      return { streams: [...new Set([actStream(actId), termsStream, ...streams])], guards, pairs };
    },

    decide: ({ actId, approver, effect }, world, commandId) => {
      const act = world.act(actId);
      const proposal = openProposal(act, world.at);
      if ('code' in proposal) return proposal;
      const { kind, proposer, playerId } = proposal;
      const rules = world.terms().acts;
      const two = takesTwo(rules, kind);
      const alone = two && approver === proposer;
      if (two && approver === LOCAL_OPERATOR) return reject('ACT_OWN');
      if (alone && !(rules.breakGlass && act.breakGlassBy === approver)) return reject('ACT_OWN');
      const onPlayer = 'playerId' in effect ? effect.playerId : null;
      if (effect.type !== kind || onPlayer !== playerId || effectHash(effect) !== proposal.effectHash) {
        return reject('ACT_CHANGED', { kind });
      }
      const decision = deciderOf(effect).decide(effect, world, commandId);
      if (decision.kind !== 'accepted') return decision;
      if (!tellsEffect(decision.events, world, proposal.effectHash)) return reject('ACT_CHANGED', { kind });
      const approved = { commandId, actId, approver, breakGlass: alone };
      const stream = actStream(actId);
      const approval =
        playerId === null ? actApproved.in(stream, approved) : playerActApproved.in(stream, { ...approved, playerId });
      return accept<ActEvent | EffectEvent>([approval, ...decision.events], decision.timers);
    },
  };
};
