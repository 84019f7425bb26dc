import { GatewayError, invalidInput } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import { readPhone } from '../profile/phone.ts';
import { isWrongProof } from '../security-journal/failed-sign-ins.ts';
import type { Way } from '../security-journal/kinds.ts';
import type { SecurityJournal } from '../security-journal/security-journal.ts';
import type { Caller } from '../sessions/caller.ts';
import type { ActionTicket, Tickets } from '../sessions/tickets.ts';
import { readSmsCode, type SmsCodes } from '../sms/sms-codes.ts';
import type { Authenticators } from './authenticators.ts';
import type { PasskeyAnswer } from './passkey-answer.ts';
import type { Passkeys } from './passkeys.ts';
import type { SecondFactor } from './second-factor.ts';

export type StepUpMethod = 'PASSKEY' | 'TOTP' | 'SMS';

/** Exactly one proof. */
export interface StepUpProof {
  readonly smsCode?: string | null | undefined;
  readonly totpCode?: string | null | undefined;
  readonly recoveryCode?: string | null | undefined;
  readonly passkey?: PasskeyAnswer | null | undefined;
}

/** How players prove who they are before a sensitive change. */
export interface StepUp {
  /** Which proofs this account has now. SMS only where there is nothing stronger. */
  methods(accountId: string): Promise<readonly StepUpMethod[]>;
  /**
   * @throws GatewayError INVALID_INPUT, STEP_UP_REQUIRED, SMS_CODE_INVALID, SECOND_FACTOR_INVALID, PASSKEY_REFUSED,
   *   RATE_LIMITED
   */
  prove(account: Account, proof: StepUpProof, caller: Caller, sessionId: string): Promise<ActionTicket>;
}

export interface StepUpParts {
  readonly passkeys: Pick<Passkeys, 'offered' | 'list' | 'finishStepUp'>;
  readonly authenticators: Pick<Authenticators, 'since'>;
  readonly secondFactor: Pick<SecondFactor, 'prove'>;
  readonly codes: Pick<SmsCodes, 'consume'>;
  readonly tickets: Pick<Tickets, 'issue'>;
  readonly journal: Pick<SecurityJournal, 'record'>;
}

const given = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

export const stepUpWith = (parts: StepUpParts): StepUp => {
  const { passkeys, authenticators, secondFactor, codes, tickets, journal } = parts;

  const methods: StepUp['methods'] = async (accountId) => {
    const strong: StepUpMethod[] = [];
    if (passkeys.offered() && (await passkeys.list(accountId)).length > 0) strong.push('PASSKEY');
    if ((await authenticators.since(accountId)) !== null) strong.push('TOTP');
    return strong.length === 0 ? ['SMS'] : strong;
  };

  const requireMethod = async (accountId: string, method: StepUpMethod): Promise<void> => {
    const open = await methods(accountId);
    if (!open.includes(method)) throw new GatewayError('STEP_UP_REQUIRED', { methods: open });
  };

  /** The method of one proof, the journal's word for it, and its check. */
  const proofOf = (
    account: Account,
    { smsCode, totpCode, recoveryCode, passkey }: StepUpProof,
    caller: Caller,
    sessionId: string,
  ): { readonly method: StepUpMethod; readonly way: Way; readonly show: () => Promise<unknown> } => {
    const { phone } = account;
    if (given(smsCode)) {
      const code = readSmsCode(smsCode);
      const show = () => codes.consume(readPhone(phone), 'VERIFY', code, caller);
      return { method: 'SMS', way: 'sms', show };
    }
    if (given(passkey)) {
      return { method: 'PASSKEY', way: 'passkey', show: () => passkeys.finishStepUp(account, passkey) };
    }
    const show = () => secondFactor.prove(account, totpCode ?? recoveryCode ?? '', caller, sessionId);
    return { method: 'TOTP', way: given(totpCode) ? 'totp' : 'recovery-code', show };
  };

  return {
    methods,
    prove: async (account, proof, caller, sessionId) => {
      const { smsCode, totpCode, recoveryCode, passkey } = proof;
      if ([smsCode, totpCode, recoveryCode, passkey].filter(given).length !== 1) {
        throw invalidInput('smsCode', 'or totpCode, recoveryCode, passkey: exactly one of them is given');
      }
      const { accountId } = account;
      const { method, way, show } = proofOf(account, proof, caller, sessionId);
      await requireMethod(accountId, method);
      const { address, device } = caller;
      const record = (kind: 'step-up' | 'step-up-failed') =>
        journal.record({ accountId, kind, device, address, detail: way });
      try {
        await show();
      } catch (error) {
        if (isWrongProof(error)) await record('step-up-failed');
        throw error;
      }
      await record('step-up');
      return tickets.issue(account);
    },
  };
};
