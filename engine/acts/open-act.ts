import type { Instant } from '../kernel/decision.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { ActState, Proposal } from './state.ts';

/** The proposal of an act that is open; ACT_NOT_FOUND, or ACT_CLOSED with its `state`, for any other. */
export const openProposal = ({ proposal, closed }: ActState, at: Instant): Proposal | Rejection => {
  if (proposal === null) return reject('ACT_NOT_FOUND');
  if (closed !== null) return reject('ACT_CLOSED', { state: closed });
  return at < proposal.expiresAt ? proposal : reject('ACT_CLOSED', { state: 'expired' });
};
