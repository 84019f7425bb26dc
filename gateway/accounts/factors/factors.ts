import type { GatewayPorts } from '../../ports.ts';
import { sealWith } from '../../seal.ts';
import type { SecurityJournal } from '../security-journal/security-journal.ts';
import type { Attempts } from '../sessions/attempts.ts';
import type { KnownCallers } from '../sessions/known-callers.ts';
import type { Tickets } from '../sessions/tickets.ts';
import type { SmsCodes } from '../sms/sms-codes.ts';
import { type Authenticators, authenticatorsWith } from './authenticators.ts';
import { passkeyCeremoniesIn } from './passkey-ceremonies.ts';
import { passkeySiteOf } from './passkey-site.ts';
import { type PasskeyStore, passkeyStoreIn } from './passkey-store.ts';
import { type Passkeys, passkeysWith } from './passkeys.ts';
import { type RecoveryCodes, recoveryCodesIn } from './recovery-codes.ts';
import { type SecondFactor, secondFactorWith } from './second-factor.ts';
import { type StepUp, stepUpWith } from './step-up.ts';

/** How players prove who they are, besides password and SMS. */
export interface Factors {
  readonly passkeys: Passkeys;
  readonly passkeyStore: PasskeyStore;
  readonly authenticators: Authenticators;
  readonly recoveryCodes: RecoveryCodes;
  readonly secondFactor: SecondFactor;
  readonly stepUp: StepUp;
}

export interface FactorsParts
  extends Pick<
    GatewayPorts,
    'sql' | 'transaction' | 'accountKey' | 'publicOrigin' | 'now' | 'randomBytes' | 'randomUuid'
  > {
  readonly knownCallers: KnownCallers;
  readonly attempts: Attempts;
  readonly codes: SmsCodes;
  readonly tickets: Tickets;
  readonly journal: Pick<SecurityJournal, 'record'>;
}

export const factorsFrom = (parts: FactorsParts): Factors => {
  const {
    sql,
    transaction,
    accountKey,
    publicOrigin,
    now,
    randomBytes,
    randomUuid,
    knownCallers,
    attempts,
    codes,
    tickets,
    journal,
  } = parts;
  const passkeyStore = passkeyStoreIn(sql, now);
  const passkeys = passkeysWith({
    site: () => passkeySiteOf(publicOrigin()),
    store: passkeyStore,
    ceremonies: passkeyCeremoniesIn(sql, now, randomBytes, randomUuid),
    now,
    randomUuid,
  });
  const recoveryCodes = recoveryCodesIn(sql, accountKey, randomBytes);
  const seal = sealWith(accountKey, 'glasscase totp', randomBytes);
  const authenticators = authenticatorsWith({ sql, transaction, seal, recoveryCodes, now, randomBytes });
  const secondFactor = secondFactorWith({ authenticators, recoveryCodes, knownCallers, attempts, journal });
  const stepUp = stepUpWith({ passkeys, authenticators, secondFactor, codes, tickets, journal });
  return { passkeys, passkeyStore, authenticators, recoveryCodes, secondFactor, stepUp };
};
