import type { FastifyInstance } from 'fastify';
import type { Payments } from './payments.ts';
import { sandboxPage } from './sandbox-page.ts';
import { paymentWebhooks } from './webhooks.ts';

/** What payment providers and, in the sandbox, people reach besides GraphQL. */
export const depositRoutes = async (app: FastifyInstance, payments: Payments): Promise<void> => {
  await paymentWebhooks(app, payments);
  if (payments.sandbox !== null) await sandboxPage(app, payments, payments.sandbox);
};
