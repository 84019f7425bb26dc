import type { Instant } from '../kernel/decision.ts';
import type { ActId, HexHash, OperatorId, PlayerId } from '../kernel/ids.ts';
import type { ActKind } from '../terms/act-rules.ts';
import type { ActEvent } from './events.ts';

export interface Proposal {
  readonly kind: ActKind;
  readonly effectHash: HexHash;
  readonly proposer: OperatorId;
  /** The player of an act on one; null for others. */
  readonly playerId: PlayerId | null;
  readonly expiresAt: Instant;
}

/** An act of the operator. */
export interface ActState {
  /** Null before it is proposed. */
  readonly proposal: Proposal | null;
  readonly closed: 'approved' | 'refused' | null;
  /** The one who broke the glass; null where it is whole. */
  readonly breakGlassBy: OperatorId | null;
  readonly reviewed: boolean;
}

export interface SeesActs {
  act(id: ActId): ActState;
}

export const NO_ACT: ActState = { proposal: null, closed: null, breakGlassBy: null, reviewed: false };

export const evolveAct = (state: ActState, event: ActEvent): ActState => {
  switch (event.type) {
    case 'ActProposed':
    case 'PlayerActProposed': {
      const { kind, effectHash, proposer, expiresAt } = event.data;
      const playerId = event.type === 'PlayerActProposed' ? event.data.playerId : null;
      return { ...state, proposal: { kind, effectHash, proposer, playerId, expiresAt } };
    }
    case 'ActApproved':
    case 'PlayerActApproved':
      return { ...state, closed: 'approved' };
    case 'ActRefused':
    case 'PlayerActRefused':
      return { ...state, closed: 'refused' };
    case 'BreakGlassDeclared':
      return { ...state, breakGlassBy: event.data.by };
    case 'ActReviewed':
      return { ...state, reviewed: true };
  }
};
