import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { RestCall } from './call.ts';
import { openApiOf } from './openapi.ts';

/** `/api/docs`: the page, and `/api/docs/json`: the document. */
export const apiDocs = async (app: FastifyInstance, calls: readonly RestCall[]): Promise<void> => {
  const document = JSON.parse(JSON.stringify(openApiOf(calls)));
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document } });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: { title: 'Glasscase REST' },
      uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
    });
  });
};
