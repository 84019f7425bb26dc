import type { FastifyInstance } from 'fastify';
import { GatewayError } from '../errors.ts';
import type { Payments } from './payments.ts';
import { WebhookInvalid } from './provider.ts';

const MAX_WEBHOOK_BYTES = 256 * 1024;

/**
 * `POST /webhooks/<provider>`: the raw bytes, because those are signed. 200 for whatever is settled, also for an order
 * that isn't ours: sending it again would change nothing. 400 for what isn't signed by the provider. 503 asks for it again.
 */
export const paymentWebhooks = async (app: FastifyInstance, payments: Payments): Promise<void> => {
  if (payments.provider === null) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_WEBHOOK_BYTES },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(`/webhooks/${payments.provider}`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        return { received: true, outcome: await payments.receive({ body, headers: request.headers }) };
      } catch (error) {
        if (error instanceof WebhookInvalid) return reply.code(400).send({ error: 'SIGNATURE_INVALID', details: {} });
        if (!(error instanceof GatewayError)) request.log.error({ err: error }, 'a webhook will come again');
        return reply.code(503).send({ error: 'BUSY', details: {} });
      }
    });
  });
};
