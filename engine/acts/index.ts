import { MAX_CATALOG_CHANGES } from '../catalog/publish-catalog.ts';
import {
  byOperator,
  type CommandTrace,
  commandAt,
  defineCommand,
  defineState,
  firstEvent,
} from '../kernel/definitions.ts';
import { type ActId, actStream, type OperatorId } from '../kernel/ids.ts';
import { type ApproveAct, approveActWith } from './approve-act.ts';
import { breakGlass, reviewAct } from './break-glass.ts';
import { effectBehind, type SeesEffects } from './effects.ts';
import {
  actApproved,
  actEvents,
  actProposed,
  actRefused,
  actReviewed,
  breakGlassDeclared,
  playerActApproved,
  playerActProposed,
  playerActRefused,
} from './events.ts';
import { proposeAct } from './propose-act.ts';
import { refuseAct } from './refuse-act.ts';
import { evolveAct, NO_ACT, type SeesActs } from './state.ts';

const actCommand = commandAt(({ actId }: { readonly actId: ActId }) => actStream(actId));

/** The approval with the effect that stands behind it in the log. */
const asked = (
  { actId, approver }: { readonly actId: ActId; readonly approver: OperatorId },
  { events, before }: CommandTrace<SeesActs & SeesEffects>,
): ApproveAct | null => {
  const { proposal } = before.act(actId);
  const effect = proposal && effectBehind(events.slice(1), before, proposal.effectHash);
  return effect && { type: 'ApproveAct', actId, approver, effect };
};

const actCommands = [
  actCommand('ProposeAct', byOperator, () => proposeAct, [
    firstEvent(actProposed, ({ commandId: _, ...proposed }) => ({ type: 'ProposeAct', ...proposed, playerId: null })),
    firstEvent(playerActProposed, ({ commandId: _, reasonHash: reason, ...proposed }) => ({
      type: 'ProposeAct',
      ...proposed,
      reason,
    })),
  ]),
  defineCommand('ApproveAct', {
    handlerWith: approveActWith,
    actor: byOperator,
    stream: ({ actId }) => actStream(actId),
    firstEvents: [firstEvent(actApproved, asked), firstEvent(playerActApproved, asked)],
    mostEvents: 1 + MAX_CATALOG_CHANGES,
  }),
  actCommand('RefuseAct', byOperator, () => refuseAct, [
    firstEvent(actRefused, ({ actId, by, reason }) => ({ type: 'RefuseAct', actId, by, reason })),
    firstEvent(playerActRefused, ({ actId, by, reasonHash: reason }) => ({ type: 'RefuseAct', actId, by, reason })),
  ]),
  actCommand('BreakGlass', byOperator, () => breakGlass, [
    firstEvent(breakGlassDeclared, ({ commandId: _, ...broken }) => ({ type: 'BreakGlass', ...broken })),
  ]),
  actCommand('ReviewAct', byOperator, () => reviewAct, [
    firstEvent(actReviewed, ({ commandId: _, ...reviewed }) => ({ type: 'ReviewAct', ...reviewed })),
  ]),
] as const;

/** Acts of operators: proposed by one, approved by another where the terms ask for two, and carried out with the approval. */
export const acts = {
  events: actEvents,
  commands: actCommands,
  states: [defineState('act', { initial: NO_ACT, events: actEvents, evolve: evolveAct, bytes: () => 700 })],
} as const;
