import { isRecord } from '../../../platform/device-storage.ts';
import type { MarkTone } from '../../ui/Mark.tsx';
import type { Proposal } from './proposals-query.ts';

/** The person who looks at an act. */
export interface Reader {
  readonly id: string;
  readonly scopes: readonly string[];
  /** Whether the rules let a proposer approve alone. */
  readonly mayBreakGlass: boolean;
}

/** A step that may be open to a reader. `carryOut` and `alone` are approvals by the proposer. */
export type Step = 'approve' | 'carryOut' | 'alone' | 'refuse' | 'withdraw' | 'declare' | 'review';

/** Steps whose words the log keeps. */
const WORDED: ReadonlySet<Step> = new Set<Step>(['refuse', 'withdraw', 'declare', 'review']);
export const needsWords = (step: Step): boolean => WORDED.has(step);

/** Whether the act waits for the reader. */
export const waitsForReader = (steps: readonly Step[]): boolean =>
  steps.some((step) => step === 'approve' || step === 'carryOut');

type Judged = Pick<
  Proposal,
  'state' | 'takesTwo' | 'mayApprove' | 'proposer' | 'breakGlass' | 'glassPosition' | 'reviewedBy'
>;

/**
 * The steps that are open to the reader. Of an act that takes two people the proposer has no approval, unless they declared in public
 * that they approve alone. An own act is reviewed by another operator.
 */
export const stepsFor = (proposal: Judged, { id, scopes, mayBreakGlass }: Reader): readonly Step[] => {
  const { takesTwo, glassPosition } = proposal;
  const isOwn = proposal.proposer === id;
  const isOpen = proposal.state === 'OPEN';
  const mayClose = scopes.includes('operator:approve');
  const mayApprove = isOpen && mayClose && proposal.mayApprove;
  const isDeclared = glassPosition != null;
  const steps: readonly (readonly [Step, boolean])[] = [
    ['approve', mayApprove && !isOwn],
    ['carryOut', mayApprove && isOwn && !takesTwo],
    ['alone', mayApprove && isOwn && takesTwo && isDeclared],
    ['refuse', isOpen && mayClose && !isOwn],
    ['withdraw', isOpen && isOwn && scopes.includes('operator:propose')],
    ['declare', isOpen && mayClose && isOwn && takesTwo && !isDeclared && mayBreakGlass],
    ['review', mayClose && !isOwn && proposal.breakGlass && proposal.reviewedBy == null],
  ];
  return steps.filter(([, can]) => can).map(([step]) => step);
};

/** A proposer refuses an own act by withdrawing it. */
export const isWithdrawn = ({
  state,
  proposer,
  closedBy,
}: Pick<Proposal, 'state' | 'proposer' | 'closedBy'>): boolean => state === 'REFUSED' && closedBy === proposer;

/** How an act says its state: it waits for the reader, for another one, or is closed. */
export const toneOfProposal = (
  proposal: Pick<Proposal, 'state' | 'proposer' | 'closedBy' | 'breakGlass' | 'reviewedBy'>,
  isWaiting: boolean,
): MarkTone => {
  const { state, breakGlass, reviewedBy } = proposal;
  if (state === 'OPEN') return isWaiting ? 'mine' : 'note';
  if (isWithdrawn(proposal)) return 'note';
  if (breakGlass && reviewedBy == null) return 'look';
  if (state === 'REFUSED') return 'breach';
  return state === 'EXPIRED' ? 'note' : 'fine';
};

/** The posting of a correction: the gain of a player's balance, in minor units. */
export interface Correction {
  readonly balance: string;
  readonly amount: number;
}

/** Null for an effect that is none, and for one that went with the player's account. */
export const correctionOf = (effect: string | null | undefined): Correction | null => {
  if (effect == null) return null;
  const said: unknown = JSON.parse(effect);
  if (!isRecord(said) || said.type !== 'AdjustBalance' || typeof said.balance !== 'string') return null;
  const amount = Number(said.amount);
  if (!Number.isSafeInteger(amount)) return null;
  return { balance: said.balance, amount: said.direction === 'debit' ? -amount : amount };
};
