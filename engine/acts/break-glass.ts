import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type ActId, actStream, LOCAL_OPERATOR, type OperatorId, termsStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { type ActKind, takesTwo } from '../terms/act-rules.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type ActEvent, actReviewed, breakGlassDeclared } from './events.ts';
import { openProposal } from './open-act.ts';
import type { SeesActs } from './state.ts';

/** For the night when the second person is away: the proposer says in public that they are going to approve alone. */
export type BreakGlass = {
  readonly type: 'BreakGlass';
  readonly actId: ActId;
  /** That of the act. */
  readonly kind: ActKind;
  readonly by: OperatorId;
  /** Public words, 1 to 500 characters: they name no player. */
  readonly reason: string;
};

/** Another person has looked at what was done behind a broken glass. */
export type ReviewAct = {
  readonly type: 'ReviewAct';
  readonly actId: ActId;
  readonly by: OperatorId;
  /** Public words, 1 to 500 characters. */
  readonly note: string;
};

/** ACT_OWN: the rules of acts don't allow it, as never for their own change, or another person proposed the act. NOTHING_TO_DO: one person is enough, or it is broken. */
export const breakGlass: Handler<BreakGlass, ActEvent, SeesActs & SeesTerms> = {
  needs: ({ actId }) => ({ streams: [actStream(actId), termsStream], guards: [], pairs: [] }),

  decide: ({ actId, kind, by, reason }, world, commandId) => {
    const act = world.act(actId);
    const proposal = openProposal(act, world.at);
    if ('code' in proposal) return proposal;
    if (proposal.kind !== kind) return reject('ACT_CHANGED', { kind: proposal.kind });
    const { acts } = world.terms();
    if (!takesTwo(acts, kind) || act.breakGlassBy !== null) return reject('NOTHING_TO_DO');
    const isAllowed = acts.breakGlass && kind !== 'PublishActRules';
    if (!isAllowed || by !== proposal.proposer || by === LOCAL_OPERATOR) return reject('ACT_OWN');
    return accept([breakGlassDeclared.in(actStream(actId), { commandId, actId, kind, by, reason })]);
  },
};

/** NOTHING_TO_DO: no glass is broken, the act is still open, or it was reviewed. ACT_OWN: the one who broke it, or the command line. */
export const reviewAct: Handler<ReviewAct, ActEvent, SeesActs> = {
  needs: ({ actId }) => ({ streams: [actStream(actId)], guards: [], pairs: [] }),

  decide: ({ actId, by, note }, world, commandId) => {
    const { proposal, closed, breakGlassBy, reviewed } = world.act(actId);
    const isOver = closed !== null || (proposal !== null && world.at >= proposal.expiresAt);
    if (breakGlassBy === null || !isOver || reviewed) return reject('NOTHING_TO_DO');
    if (by === breakGlassBy || by === LOCAL_OPERATOR) return reject('ACT_OWN');
    return accept([actReviewed.in(actStream(actId), { commandId, actId, by, note })]);
  },
};
