import { PageError } from '../../platform/api-error.ts';
import { isRecord } from '../../platform/device-storage.ts';

/** A ceremony of WebAuthn that the gateway began: its options as JSON. */
export interface Ceremony {
  readonly ceremonyId: string;
  readonly options: string;
}

/** An invitation that is in force, and the ceremony that makes its passkey. */
export interface Invitation extends Ceremony {
  readonly name: string;
  readonly roles: readonly string[];
}

/** Asks a door of the gateway. Throws PageError with the code of the refusal; `NETWORK` where no answer came. */
const ask = async (door: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await fetch(`/operator/${door}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new PageError('NETWORK');
  });
  const said: unknown = await answer.json().catch(() => null);
  const fields = isRecord(said) ? said : {};
  const { error, details } = fields;
  if (typeof error === 'string') throw new PageError(error, isRecord(details) ? details : {});
  if (!answer.ok) throw new PageError('NETWORK');
  return fields;
};

const optionsIn = (options: unknown): string => (typeof options === 'string' ? options : JSON.stringify(options));

const ceremonyIn = ({ ceremonyId, options }: Readonly<Record<string, unknown>>): Ceremony => ({
  ceremonyId: String(ceremonyId),
  options: optionsIn(options),
});

/** @param response the passkey's answer, as JSON */
const finished = (ceremonyId: string, response: string): object => ({ ceremonyId, response: JSON.parse(response) });

export const beginInvitation = async (invitation: string): Promise<Invitation> => {
  const begun = await ask('invitation/begin', { invitation });
  const { name, roles } = begun;
  return { ...ceremonyIn(begun), name: String(name), roles: Array.isArray(roles) ? roles.map(String) : [] };
};

/** Answers with the cookie of a session. */
export const finishInvitation = async (
  invitation: string,
  { ceremonyId }: Ceremony,
  response: string,
  passkeyName: string,
): Promise<void> => {
  await ask('invitation/finish', { invitation, passkeyName, ...finished(ceremonyId, response) });
};

export const beginSignIn = async (): Promise<Ceremony> => ceremonyIn(await ask('sign-in/begin', {}));

/** Answers with the cookie of a session. */
export const finishSignIn = async ({ ceremonyId }: Ceremony, response: string): Promise<void> => {
  await ask('sign-in/finish', finished(ceremonyId, response));
};

export const askSignOut = async (): Promise<void> => {
  await ask('sign-out', {});
};
