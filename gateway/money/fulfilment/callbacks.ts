import type { FastifyInstance } from 'fastify';
import { signedRoute } from '../payments/signed-route.ts';
import type { RefusalCounter } from '../payments/webhook-refusals.ts';
import { CALLBACK_PATH, SIGNATURE_HEADER } from './http-provider.ts';
import type { Retrievals } from './retrievals.ts';

/** The route for news that the warehouse sends unasked: it answers 200 once they are in the log. */
export const fulfilmentCallbacks = async (
  app: FastifyInstance,
  retrievals: Retrievals,
  refusals: Pick<RefusalCounter, 'note'>,
): Promise<void> => {
  const { provider } = retrievals;
  if (provider === null) return;
  await signedRoute(app, {
    path: CALLBACK_PATH,
    maxBytes: 16 * 1024,
    receive: async (body, headers) => ({ known: await retrievals.receive(body, headers[SIGNATURE_HEADER]) }),
    onUnsigned: () => refusals.note(provider, 'unsigned'),
    onFailure: (request, error) => request.log.warn({ err: error }, 'news of an item will come again'),
  });
};
