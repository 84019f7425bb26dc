import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Why the device gave no answer: names of sentences in `messages.account.passkey.problems`. */
export type PasskeyProblem = 'cancelled' | 'exists' | 'failed';

export class PasskeyError extends Error {
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem, cause: unknown) {
    super(problem, { cause });
    this.name = 'PasskeyError';
    this.problem = problem;
  }
}

/** WebAuthn's own names of what went wrong (Web Authentication Level 3, 5.1.3 and 5.1.4). */
export const problemOf = (thrown: unknown): PasskeyProblem => {
  switch (thrown instanceof Error ? thrown.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'exists';
    default:
      return 'failed';
  }
};

const isNumber = (hostname: string): boolean => hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);

interface Origin {
  readonly secure: boolean;
  readonly hostname: string;
  readonly hasApi: boolean;
}

/** Passkeys belong to a name on a secure origin; an address of numbers can have none. */
export const canHavePasskeys = ({ secure, hostname, hasApi }: Origin): boolean =>
  secure && hasApi && !isNumber(hostname);

export const passkeysHere = (): boolean =>
  canHavePasskeys({
    secure: window.isSecureContext,
    hostname: window.location.hostname,
    hasApi: 'PublicKeyCredential' in window,
  });

const answerOf = async (ceremony: () => Promise<unknown>): Promise<string> => {
  try {
    return JSON.stringify(await ceremony());
  } catch (thrown) {
    throw new PasskeyError(problemOf(thrown), thrown);
  }
};

/** Has the device make a passkey. Both sides are JSON as the API has it. Throws PasskeyError. */
export const createPasskey = async (options: string): Promise<string> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(options);
  return answerOf(() => startRegistration({ optionsJSON }));
};

const askWith = async (options: string, useBrowserAutofill: boolean): Promise<string> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(options);
  return answerOf(() => startAuthentication({ optionsJSON, useBrowserAutofill }));
};

/** Has the device answer with one of its passkeys. Both sides are JSON as the API has it. Throws PasskeyError. */
export const askPasskey = (options: string): Promise<string> => askWith(options, false);

/**
 * Has the browser list its passkeys below the fields that say `webauthn`, and answers once one is chosen. Both sides are
 * JSON as the API has it. Throws PasskeyError: a passkey that is asked for or offered later ends this offer.
 */
export const offerPasskeys = (options: string): Promise<string> => askWith(options, true);

export const canOfferPasskeys = async (): Promise<boolean> =>
  passkeysHere() && (await import('@simplewebauthn/browser')).browserSupportsWebAuthnAutofill();

export const endOffer = async (): Promise<void> =>
  (await import('@simplewebauthn/browser')).WebAuthnAbortService.cancelCeremony();
