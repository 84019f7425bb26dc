import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { wordsOfRoles } from '../roles.ts';
import { note } from './journal.ts';
import { operatorPasskeysWith, type PersonsParts } from './passkeys.ts';
import { clearedCookie, cookieToken, requireOwnPage, sessionCookie } from './session-cookie.ts';
import { closeSession } from './sessions.ts';

export interface DoorsParts extends PersonsParts {
  readonly publicOrigin: () => string;
}

/** An authenticator's answer has some 2 KiB. */
const MAX_BODY_BYTES = 32 * 1024;
/** The work of a request that verifies a signature and writes some rows, in milliseconds of one core. */
const WORK = 20;

const secret = z.string().max(100);
const answer = {
  ceremonyId: z.string().max(100),
  /** As `PublicKeyCredential.toJSON` has it. */
  response: z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value)),
};
const invitation = z.object({ invitation: secret });
const acceptance = z.object({ invitation: secret, ...answer, passkeyName: z.string().max(200) });
const signIn = z.object(answer);
const nothing = z.object({});

/**
 * The doors of operators who are persons, `POST /operator/…` with JSON, for pages of the site alone. They are no part of GraphQL, so that a
 * visitor has no document parsed.
 */
export const operatorDoors = (app: FastifyInstance, { publicOrigin, ...parts }: DoorsParts): void => {
  const passkeys = operatorPasskeysWith(parts);

  const door = <Body extends z.ZodType>(
    path: string,
    body: Body,
    open: (given: z.output<Body>, reply: FastifyReply, request: FastifyRequest) => Promise<object>,
  ): void => {
    const config = { work: WORK };
    app.post(`/operator/${path}`, { config, helmet: false, bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      requireOwnPage(publicOrigin(), request.headers);
      const { data } = body.safeParse(request.body);
      if (data === undefined) throw new GatewayError('BAD_REQUEST');
      return open(data, reply, request);
    });
  };
  const signedIn = (reply: FastifyReply, token: string): object => {
    reply.header('set-cookie', sessionCookie(publicOrigin(), token));
    return {};
  };

  door('invitation/begin', invitation, async (given) => {
    const { roles, ...begun } = await passkeys.beginInvitation(given.invitation);
    return { ...begun, roles: wordsOfRoles(roles) };
  });
  door('invitation/finish', acceptance, async ({ invitation: link, passkeyName, ...given }, reply) =>
    signedIn(reply, await passkeys.finishInvitation(link, given, passkeyName)),
  );
  door('sign-in/begin', nothing, () => passkeys.beginSignIn());
  door('sign-in/finish', signIn, async (given, reply) => signedIn(reply, await passkeys.finishSignIn(given)));
  door('sign-out', nothing, async (_given, reply, { headers }) => {
    const { transaction, now } = parts;
    const token = cookieToken(publicOrigin(), headers);
    if (token !== null) {
      await transaction(async (tx) => {
        const operatorId = await closeSession(tx, token);
        if (operatorId !== null) await note(tx, { at: now(), operatorId, kind: 'signed-out', subject: operatorId });
      });
    }
    reply.header('set-cookie', clearedCookie(publicOrigin()));
    return {};
  });
};
