import type { FastifyInstance } from 'fastify';
import type { GatewayPorts } from '../../ports.ts';

/** `{"status":"ready"}`, or 503 with the reasons. A load balancer reads the status, a person the reasons. */
export const health = (app: FastifyInstance, ports: GatewayPorts): void => {
  app.get('/health', { config: { work: null }, helmet: false }, async (_request, reply) => {
    const state = await ports.health();
    reply.header('cache-control', 'no-store');
    if (state.ready) return { status: 'ready' };
    return reply
      .code(503)
      .send({ status: state.reasons.includes('terminating') ? 'terminating' : 'not ready', reasons: state.reasons });
  });
};
