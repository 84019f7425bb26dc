import type { FastifyInstance } from 'fastify';
import { GatewayError } from '../../errors.ts';
import type { Payments } from './payments.ts';
import { sandboxPage } from './sandbox-page.ts';
import { signedRoute } from './signed-route.ts';
import type { RefusalCounter } from './webhook-refusals.ts';

/**
 * The routes besides GraphQL for payment providers and, in the sandbox, for people. A webhook about an order that isn't this
 * site's is settled, too: sending it again would change nothing.
 */
export const depositRoutes = async (
  app: FastifyInstance,
  payments: Payments,
  refusals: Pick<RefusalCounter, 'note'>,
): Promise<void> => {
  const { provider } = payments;
  if (provider !== null) {
    await signedRoute(app, {
      path: `/webhooks/${provider}`,
      maxBytes: 256 * 1024,
      receive: async (body, headers) => {
        const outcome = await payments.receive({ body, headers });
        if (outcome === 'unknown-order') refusals.note(provider, outcome);
        return { outcome };
      },
      onUnsigned: () => refusals.note(provider, 'unsigned'),
      onFailure: (request, error) => {
        if (!(error instanceof GatewayError)) request.log.error({ err: error }, 'a webhook will come again');
      },
    });
  }
  if (payments.sandbox !== null) await sandboxPage(app, payments, payments.sandbox);
};
