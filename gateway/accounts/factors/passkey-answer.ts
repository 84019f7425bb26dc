import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { invalidInput } from '../../errors.ts';

/** A client's answer in a ceremony. */
export interface PasskeyAnswer {
  readonly ceremonyId: string;
  /** JSON. */
  readonly response: string;
}

/** Only an attestation could be long, and the site asks for none. */
const MAX_CHARACTERS = 16_384;

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .exactOptional(),
  }),
});

const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});

const read = <Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> => {
  const malformed = invalidInput('answer', 'is not what an authenticator answers');
  if (text.length > MAX_CHARACTERS) throw malformed;
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw malformed;
  }
};

/** @throws GatewayError INVALID_INPUT */
export const readRegistration = (text: string): RegistrationResponseJSON => ({
  ...read(registration, text),
  clientExtensionResults: {},
});

/** @throws GatewayError INVALID_INPUT */
export const readAuthentication = (text: string): AuthenticationResponseJSON => {
  const { response, ...given } = read(authentication, text);
  const { userHandle, ...rest } = response;
  return {
    ...given,
    response: userHandle === null || userHandle === undefined ? rest : { ...rest, userHandle },
    clientExtensionResults: {},
  };
};
