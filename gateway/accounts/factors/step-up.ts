import type { AddressKey } from '../../address-key.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import { readPhone } from '../phone.ts';
import { readSmsCode, type SmsCodes } from '../sms-codes.ts';
import type { ActionTicket, Tickets } from '../tickets.ts';
import type { Authenticators } from './authenticators.ts';
import type { PasskeyAnswer } from './passkey-answer.ts';
import type { Passkeys } from './passkeys.ts';
import type { SecondFactor } from './second-factor.ts';

export type StepUpMethod = 'PASSKEY' | 'TOTP' | 'SMS';

/** Exactly one of them. */
export interface StepUpProof {
  readonly smsCode?: string | null | undefined;
  readonly totpCode?: string | null | undefined;
  readonly recoveryCode?: string | null | undefined;
  readonly passkey?: PasskeyAnswer | null | undefined;
}

/** How players prove that it is them before a sensitive change. */
export interface StepUp {
  /** What this account may prove it with now. SMS only where there is nothing stronger. */
  methods(accountId: string): Promise<readonly StepUpMethod[]>;
  /**
   * @throws GatewayError INVALID_INPUT, STEP_UP_REQUIRED, SMS_CODE_INVALID, SECOND_FACTOR_INVALID, PASSKEY_REFUSED,
   *   RATE_LIMITED
   */
  prove(account: Account, proof: StepUpProof, address: AddressKey): Promise<ActionTicket>;
}

export interface StepUpParts {
  readonly passkeys: Pick<Passkeys, 'offered' | 'list' | 'finishStepUp'>;
  readonly authenticators: Pick<Authenticators, 'since'>;
  readonly secondFactor: Pick<SecondFactor, 'prove'>;
  readonly codes: Pick<SmsCodes, 'consume'>;
  readonly tickets: Pick<Tickets, 'issue'>;
}

const given = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

export const stepUpWith = ({ passkeys, authenticators, secondFactor, codes, tickets }: StepUpParts): StepUp => {
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

  return {
    methods,
    prove: async (account, { smsCode, totpCode, recoveryCode, passkey }, address) => {
      const { accountId, phone } = account;
      if ([smsCode, totpCode, recoveryCode, passkey].filter(given).length !== 1) {
        throw invalidInput('smsCode', 'or totpCode, recoveryCode, passkey: exactly one of them is given');
      }
      if (given(smsCode)) {
        const code = readSmsCode(smsCode);
        await requireMethod(accountId, 'SMS');
        await codes.consume(readPhone(phone), 'VERIFY', code, address);
      } else if (given(passkey)) {
        await requireMethod(accountId, 'PASSKEY');
        await passkeys.finishStepUp(account, passkey);
      } else {
        await requireMethod(accountId, 'TOTP');
        await secondFactor.prove(accountId, totpCode ?? recoveryCode ?? '');
      }
      return tickets.issue(accountId);
    },
  };
};
