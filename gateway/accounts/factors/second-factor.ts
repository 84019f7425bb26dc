import { sixDigitsIn } from '../../../schema/input/codes.ts';
import { GatewayError } from '../../errors.ts';
import { type Attempts, allowances } from '../attempts.ts';
import type { Caller } from '../caller.ts';
import type { SecurityJournal } from '../security-journal/security-journal.ts';
import type { Authenticators } from './authenticators.ts';
import { isRecoveryCode, type RecoveryCodes } from './recovery-codes.ts';

/** What an account with an authenticator is asked for besides password or SMS. */
export interface SecondFactor {
  /** For a sign-in. Passes where there is no authenticator. @throws GatewayError SECOND_FACTOR_REQUIRED, and those of `prove` */
  pass(accountId: string, code: string | null | undefined, caller: Pick<Caller, 'address' | 'device'>): Promise<void>;
  /**
   * Uses up a code of the authenticator, or a recovery code.
   * @throws GatewayError SECOND_FACTOR_INVALID, RATE_LIMITED
   */
  prove(accountId: string, code: string, caller: Pick<Caller, 'address' | 'device'>): Promise<'totp' | 'recovery-code'>;
}

export interface SecondFactorParts {
  readonly authenticators: Pick<Authenticators, 'since' | 'use'>;
  readonly recoveryCodes: Pick<RecoveryCodes, 'use'>;
  readonly attempts: Attempts;
  readonly journal: Pick<SecurityJournal, 'record'>;
}

export const secondFactorWith = ({
  authenticators,
  recoveryCodes,
  attempts,
  journal,
}: SecondFactorParts): SecondFactor => {
  const prove: SecondFactor['prove'] = async (accountId, text, { device, address }) => {
    // Counted before the code is looked at, so that parallel guesses can't share one try.
    await attempts.count(allowances.secondFactorPerAccount, accountId);
    const digits = sixDigitsIn(text);
    const totp = digits !== null && (await authenticators.use(accountId, digits));
    const recovered = !totp && isRecoveryCode(text) && (await recoveryCodes.use(accountId, text));
    if (!totp && !recovered) throw new GatewayError('SECOND_FACTOR_INVALID');
    await attempts.forget(allowances.secondFactorPerAccount, accountId);
    if (totp) return 'totp';
    await journal.record({ accountId, kind: 'recovery-code-used', device, address });
    return 'recovery-code';
  };
  return {
    prove,
    pass: async (accountId, code, caller) => {
      if ((await authenticators.since(accountId)) === null) return;
      if (code === null || code === undefined || code === '') throw new GatewayError('SECOND_FACTOR_REQUIRED');
      await prove(accountId, code, caller);
    },
  };
};
