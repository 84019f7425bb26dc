import type { RestContext } from '../call.ts';
import { text } from '../fields.ts';
import { graphql } from '../generated/index.ts';

const STEP_UP = graphql(`
  mutation StepUp($smsCode: String!) {
    verifyAction(smsCode: $smsCode) {
      ticket
    }
  }
`);

/** Either of them says that it is the player. */
export const proofFields = {
  ticket: text(100, 'From `/auth/verify`.').optional(),
  smsCode: text(
    64,
    'In place of a ticket: a code sent to the own number, where the account has no better proof.',
  ).optional(),
};

export interface ProofGiven {
  readonly ticket?: string | undefined;
  readonly smsCode?: string | undefined;
}

/** The ticket that a call came with, or one for the code that it came with; null for neither, which the call refuses. */
export const ticketFrom = async (
  { ticket, smsCode }: ProofGiven,
  { ask }: Pick<RestContext, 'ask'>,
): Promise<string | null> => {
  if (ticket !== undefined || smsCode === undefined) return ticket ?? null;
  return (await ask(STEP_UP, { smsCode })).verifyAction.ticket;
};
