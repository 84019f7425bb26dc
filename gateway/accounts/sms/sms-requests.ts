import { GatewayError, invalidInput } from '../../errors.ts';
import type { Account } from '../account-store.ts';
import { isMaskOf, type Phone, readPhone } from '../profile/phone.ts';
import type { SmsPurpose } from '../purposes.ts';
import type { Attempts } from '../sessions/attempts.ts';
import type { Caller } from '../sessions/caller.ts';
import type { AccessibleChallenge, Slider, Sliders } from '../slider/sliders.ts';
import { requireServed } from './destinations.ts';
import type { SmsProvider } from './provider.ts';
import type { SmsRules } from './rules.ts';
import type { SentCode, SmsCodes } from './sms-codes.ts';

export interface SliderChallenge extends Omit<Slider, 'answer'> {
  /** Seconds until another code can be sent to this number; 0 for now. */
  readonly lockSeconds: number;
  /** Null with a real SMS provider. */
  readonly devAnswer: number | null;
}

export interface SmsRequest {
  readonly phone: string;
  readonly purpose: SmsPurpose;
  readonly sliderId: string;
  readonly sliderX?: number | null | undefined;
  readonly proof?: string | null | undefined;
}

export interface LockedCheck extends AccessibleChallenge {
  readonly lockSeconds: number;
}

/** Looks up who asks; only where that matters. */
type LookUp = () => Promise<Account | null>;

/** A slider, and the code that its answer sends. */
export interface SmsRequests {
  /** @throws GatewayError INVALID_INPUT, RATE_LIMITED, BUSY */
  slider(phone: string, caller: Caller, viewer: LookUp): Promise<SliderChallenge>;
  /** @throws GatewayError INVALID_INPUT, RATE_LIMITED, BUSY */
  accessibleChallenge(phone: string, caller: Caller, viewer: LookUp): Promise<LockedCheck>;
  /** @throws GatewayError INVALID_INPUT, SLIDER_INVALID, PROOF_INVALID, PROOF_MISSING, SMS_LOCKED, RATE_LIMITED, UNAUTHENTICATED */
  send(request: SmsRequest, caller: Caller, viewer: LookUp): Promise<SentCode>;
}

const OF_A_PLAYER: ReadonlySet<SmsPurpose> = new Set<SmsPurpose>(['VERIFY', 'CHANGE_PHONE']);

const HOUR_MS = 60 * 60_000;
/** The subject of counts of the whole site. */
const SITE = 'site';

export interface SmsRequestsParts {
  readonly sliders: Sliders;
  readonly codes: Pick<SmsCodes, 'lockSeconds' | 'request'>;
  readonly provider: Pick<SmsProvider, 'showsCode'>;
  readonly attempts: Pick<Attempts, 'take' | 'giveBack'>;
  readonly rules: SmsRules;
}

export const smsRequestsWith = ({ sliders, codes, provider, attempts, rules }: SmsRequestsParts): SmsRequests => {
  const withoutProof = { name: 'sms-without-proof', max: rules.proof.withoutPerHour, windowMs: HOUR_MS };

  /** Old clients know of no proof: the whole site sends them a few messages an hour. */
  const takeWithoutProof = async (): Promise<void> => {
    const retryAfterSeconds = await attempts.take(withoutProof, SITE);
    if (retryAfterSeconds !== null) throw new GatewayError('PROOF_MISSING', { retryAfterSeconds });
  };

  const served = (phone: Phone): Phone => {
    requireServed(phone, rules);
    return phone;
  };

  const required = async (viewer: LookUp): Promise<Account> => {
    const account = await viewer();
    if (account === null) throw new GatewayError('UNAUTHENTICATED');
    return account;
  };

  /** A player's own number may be given as it is shown to them. */
  const phoneFrom = async (text: string, viewer: LookUp): Promise<Phone> => {
    if (!text.includes('*')) return served(readPhone(text));
    const { phone } = await required(viewer);
    if (!isMaskOf(text, phone)) throw invalidInput('phone', 'is not your number');
    return served(readPhone(phone));
  };

  return {
    slider: async (text, caller, viewer) => {
      const phone = await phoneFrom(text, viewer);
      const { answer, ...slider } = await sliders.request(phone, caller);
      const devAnswer = provider.showsCode ? answer : null;
      return { ...slider, lockSeconds: await codes.lockSeconds(phone, caller), devAnswer };
    },

    accessibleChallenge: async (text, caller, viewer) => {
      const phone = await phoneFrom(text, viewer);
      return {
        ...(await sliders.accessibleChallenge(phone, caller)),
        lockSeconds: await codes.lockSeconds(phone, caller),
      };
    },

    send: async ({ phone: text, purpose, sliderId, sliderX, proof }, caller, viewer) => {
      const phone = await phoneFrom(text, viewer);
      if (OF_A_PLAYER.has(purpose)) {
        const account = await required(viewer);
        if (purpose === 'VERIFY' && phone !== account.phone) throw invalidInput('phone', 'is not your number');
      }
      const answer = { sliderId, sliderX: sliderX ?? null, proof: proof ?? null };
      await sliders.answer(answer, phone, caller.address);
      if (answer.proof !== null) return codes.request(phone, purpose, caller);
      await takeWithoutProof();
      return codes.request(phone, purpose, caller).catch(async (error: unknown) => {
        await attempts.giveBack(withoutProof, SITE);
        throw error;
      });
    },
  };
};
