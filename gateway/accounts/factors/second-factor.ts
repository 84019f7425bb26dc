import { sixDigitsIn } from '../../../schema/input/codes.ts';
import { GatewayError } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import { readPhone } from '../profile/phone.ts';
import type { SecurityJournal } from '../security-journal/security-journal.ts';
import { type Allowance, type Attempts, allowances } from '../sessions/attempts.ts';
import type { Caller } from '../sessions/caller.ts';
import type { KnownCallers } from '../sessions/known-callers.ts';
import type { Authenticators } from './authenticators.ts';
import { isRecoveryCode, type RecoveryCodes } from './recovery-codes.ts';

/** The second proof of an account with an authenticator, besides password or SMS. */
export interface SecondFactor {
  /** For a sign-in. Passes where there is no authenticator. @throws GatewayError SECOND_FACTOR_REQUIRED, and those of `prove` */
  pass(account: Account, code: string | null | undefined, caller: Caller): Promise<void>;
  /**
   * Uses up a code of the authenticator, or a recovery code. Tries of a live session, of a known device and of a known address are
   * counted apart from those of strangers. @throws GatewayError SECOND_FACTOR_INVALID, RATE_LIMITED
   */
  prove(account: Account, code: string, caller: Caller, sessionId: string | null): Promise<'totp' | 'recovery-code'>;
}

export interface SecondFactorParts {
  readonly authenticators: Pick<Authenticators, 'since' | 'use'>;
  readonly recoveryCodes: Pick<RecoveryCodes, 'use'>;
  readonly knownCallers: Pick<KnownCallers, 'knownAs'>;
  readonly attempts: Attempts;
  readonly journal: Pick<SecurityJournal, 'record'>;
}

export const secondFactorWith = ({
  authenticators,
  recoveryCodes,
  knownCallers,
  attempts,
  journal,
}: SecondFactorParts): SecondFactor => {
  /** The allowance that a try counts towards. */
  const quotaOf = async (
    { accountId, phone }: Account,
    caller: Caller,
    sessionId: string | null,
  ): Promise<readonly [Allowance, subject: string]> => {
    if (sessionId !== null) return [allowances.secondFactorOfKnown, `session|${sessionId}`];
    const known = await knownCallers.knownAs(readPhone(phone), caller);
    return known === null
      ? [allowances.secondFactorOfStrangers, accountId]
      : [allowances.secondFactorOfKnown, known.subject];
  };

  const prove: SecondFactor['prove'] = async (account, text, caller, sessionId) => {
    const { accountId } = account;
    const { device, address } = caller;
    const quota = await quotaOf(account, caller, sessionId);
    // Counted before the code is looked at, so that parallel guesses can't share one try.
    await attempts.count(...quota);
    const digits = sixDigitsIn(text);
    const totp = digits !== null && (await authenticators.use(accountId, digits));
    const recovered = !totp && isRecoveryCode(text) && (await recoveryCodes.use(accountId, text));
    if (!totp && !recovered) throw new GatewayError('SECOND_FACTOR_INVALID');
    await attempts.forget(...quota);
    if (totp) return 'totp';
    await journal.record({ accountId, kind: 'recovery-code-used', device, address });
    return 'recovery-code';
  };
  return {
    prove,
    pass: async (account, code, caller) => {
      if ((await authenticators.since(account.accountId)) === null) return;
      if (code === null || code === undefined || code === '') throw new GatewayError('SECOND_FACTOR_REQUIRED');
      await prove(account, code, caller, null);
    },
  };
};
