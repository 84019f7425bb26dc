import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, GatewayError } from '../../errors.ts';
import { formatError } from '../../graphql/error-format.ts';
import { notFound, sendFailure } from '../../server/plugins/failures.ts';
import type { Account } from '../account-store.ts';
import type { Credentials } from '../credentials.ts';
import { tokenOf } from '../sessions/token-of.ts';
import type { Avatars } from './avatars.ts';
import { fileOfForm } from './form-file.ts';
import { avatarPath } from './paths.ts';
import { MAX_PICTURE_BYTES } from './picture.ts';

const STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  ACCOUNT_FROZEN: 403,
  BAD_REQUEST: 400,
  PICTURE_INVALID: 415,
  PICTURE_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  SCOPE_MISSING: 403,
  UNAUTHENTICATED: 401,
};

/** The parts around a picture in a form. */
const FORM_BYTES = 16 * 1024;
const pictureFile = /^([0-9a-f]{32})\.webp$/;

/** The account of a request's session: no API key changes an account. @throws GatewayError */
const signedIn = async (credentials: Credentials, request: FastifyRequest): Promise<Account> => {
  const token = tokenOf(request);
  const credential = token === null ? null : await credentials.of(token);
  if (credential === null) throw new GatewayError('UNAUTHENTICATED');
  if (credential.kind === 'key') throw new GatewayError('SCOPE_MISSING', { scope: 'none' });
  return credential.account;
};

/** The first file of a form, or the body itself. @throws GatewayError BAD_REQUEST */
const uploaded = async (request: FastifyRequest): Promise<Uint8Array> => {
  if (Buffer.isBuffer(request.body)) return request.body;
  if (request.isMultipart()) return fileOfForm(request);
  throw new GatewayError('BAD_REQUEST', {}, 'The body is a picture, or a form with one');
};

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** `POST /account/avatar` takes a picture (multipart form, or the bytes with an `image/…` type); `/avatars/` serves it. */
export const avatarRoutes = async (app: FastifyInstance, avatars: Avatars, credentials: Credentials): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, parts: 11 } });
    scope.addContentTypeParser(
      /^image\//,
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );

    scope.setErrorHandler((thrown, request, reply) => {
      const error = isTooLarge(thrown) ? new GatewayError('PICTURE_TOO_LARGE') : thrown;
      const status = error instanceof GatewayError ? STATUSES[error.code] : undefined;
      if (status === undefined) throw error;
      return sendFailure(request, reply, status, [formatError(error, request.log, request.id)]);
    });

    scope.post(
      '/account/avatar',
      {
        bodyLimit: MAX_PICTURE_BYTES + FORM_BYTES,
        // Before the body is read: strangers send none.
        onRequest: async (request) => {
          await signedIn(credentials, request);
        },
      },
      async (request, reply) => {
        const account = await avatars.upload(await signedIn(credentials, request), await uploaded(request));
        return reply.header('cache-control', 'no-store').send({ avatar: avatarPath(account) });
      },
    );
  });

  app.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply): Promise<FastifyReply> => {
    const [, hash] = pictureFile.exec(request.params.file) ?? [];
    const webp = hash === undefined ? null : await avatars.read(hash);
    if (webp === null) return notFound(request, reply);
    return (
      reply
        // So long others may show a picture after its player was hidden, and its address was no more.
        .header('cache-control', 'public, max-age=300')
        .type('image/webp')
        .send(Buffer.from(webp))
    );
  });
};
