import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WebhookInvalid } from './provider.ts';

/** Where a provider says something by itself, in bytes that it signed. */
export interface SignedRoute {
  readonly path: string;
  readonly maxBytes: number;
  /** @throws WebhookInvalid for what the provider didn't sign; any other error where it must be said again */
  readonly receive: (body: Buffer, headers: FastifyRequest['headers']) => Promise<object>;
  /** Of a request that the provider didn't sign. */
  readonly onUnsigned: () => void;
  /** Of what comes again. */
  readonly onFailure: (request: FastifyRequest, error: unknown) => void;
}

/**
 * A POST of raw bytes, because those are signed. 200 for whatever is settled, 400 for what isn't signed by the provider;
 * 503 asks for it again.
 */
export const signedRoute = async (app: FastifyInstance, { path, maxBytes, receive, ...on }: SignedRoute) => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(path, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        return { received: true, ...(await receive(body, request.headers)) };
      } catch (error) {
        if (error instanceof WebhookInvalid) {
          on.onUnsigned();
          return reply.code(400).send({ error: 'SIGNATURE_INVALID', details: {} });
        }
        on.onFailure(request, error);
        return reply.code(503).send({ error: 'BUSY', details: {} });
      }
    });
  });
};
