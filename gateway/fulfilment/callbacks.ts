import type { FastifyInstance } from 'fastify';
import { WebhookInvalid } from '../payments/provider.ts';
import { CALLBACK_PATH, SIGNATURE_HEADER } from './http-provider.ts';
import type { Retrievals } from './retrievals.ts';

const MAX_CALLBACK_BYTES = 16 * 1024;

/** What the warehouse tells by itself: 200 once it is in the log, 400 for what it didn't sign, 503 asks for it again. */
export const fulfilmentCallbacks = async (app: FastifyInstance, retrievals: Retrievals): Promise<void> => {
  if (retrievals.provider === null) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_CALLBACK_BYTES },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(CALLBACK_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        return { received: true, known: await retrievals.receive(body, request.headers[SIGNATURE_HEADER]) };
      } catch (error) {
        if (error instanceof WebhookInvalid) return reply.code(400).send({ error: 'SIGNATURE_INVALID', details: {} });
        request.log.warn({ err: error }, 'news of an item will come again');
        return reply.code(503).send({ error: 'BUSY', details: {} });
      }
    });
  });
};
