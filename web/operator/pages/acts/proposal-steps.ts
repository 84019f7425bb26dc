import { isRecord } from '../../../platform/device-storage.ts';
import type { MarkTone } from '../../ui/Mark.tsx';
import type { Proposal } from './proposals-query.ts';

/** The person who looks at an act. */
export interface Reader {
  readonly id: string;
  readonly scopes: readonly string[];
}

/** A step that may be open to a reader. */
export type Step = 'approve' | 'refuse' | 'withdraw' | 'review';

/**
 * The steps that are open to the reader. The proposer never approves here, whatever the rules ask, and never reviews; another
 * operator with the scope can.
 */
export const stepsFor = (
  proposal: Pick<Proposal, 'state' | 'mayApprove' | 'proposer' | 'breakGlass' | 'reviewedBy'>,
  { id, scopes }: Reader,
): readonly Step[] => {
  const isOwn = proposal.proposer === id;
  const isOpen = proposal.state === 'OPEN';
  const mayClose = !isOwn && scopes.includes('operator:approve');
  const steps: readonly (readonly [Step, boolean])[] = [
    ['approve', isOpen && mayClose && proposal.mayApprove],
    ['refuse', isOpen && mayClose],
    ['withdraw', isOpen && isOwn && scopes.includes('operator:propose')],
    ['review', mayClose && proposal.breakGlass && proposal.reviewedBy == null],
  ];
  return steps.filter(([, can]) => can).map(([step]) => step);
};

/** How an act says its state: it waits for the reader, for another one, or is closed. */
export const toneOfProposal = (
  { state, breakGlass, reviewedBy }: Pick<Proposal, 'state' | 'breakGlass' | 'reviewedBy'>,
  waitsForReader: boolean,
): MarkTone => {
  if (state === 'OPEN') return waitsForReader ? 'mine' : 'note';
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
