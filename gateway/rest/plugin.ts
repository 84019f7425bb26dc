import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { MAX_PICTURE_BYTES } from '../accounts/avatars/picture.ts';
import { GatewayError } from '../errors.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { formatError } from '../graphql/error-format.ts';
import type { FieldRules } from '../graphql/field-rules.ts';
import type { ImageHost } from '../pages/image-host.ts';
import { PRICES } from '../server/work/prices.ts';
import type { RestCall } from './call.ts';
import { calls } from './calls/index.ts';
import { refusalOf, sendRefusal } from './failure.ts';
import { type HandlerParts, handlerOf } from './handler.ts';
import { type DescribedCall, openApiOf } from './openapi.ts';
import { parseForm } from './params.ts';
import { preparedRequests } from './prepared.ts';
import { API_VERSION } from './version.ts';

/** `/api/docs`: the page, and `/api/docs/json`: the document. */
const apiDocs = async (app: FastifyInstance, calls: readonly DescribedCall[]): Promise<void> => {
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

/** Forms, and JSON that may be empty: clients name a type also where they send nothing. */
const bodyParsers = async (api: FastifyInstance): Promise<void> => {
  await api.register(formbody, { parser: parseForm });
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') done(null, {});
    else parseJson(request, text, done);
  });
};

type Handler = ReturnType<typeof handlerOf>;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const COSTS = { work: PRICES.operation };
/** The parts around a picture in a form. */
const FORM_BYTES = 16 * 1024;

export interface RestParts {
  readonly schema: GraphQLSchema;
  /** The codes of its operations. */
  readonly errors: FieldRules['errors'];
  readonly contextOf: (request: FastifyRequest) => Promise<GatewayContext>;
  readonly randomUuid: () => string;
  readonly pictures: ImageHost;
}

/** Refuses the methods of a path that no call has. */
const refuseOthers = (api: FastifyInstance, path: string, taken: readonly string[]): void => {
  const others = METHODS.filter((method) => !taken.includes(method) && !(method === 'HEAD' && taken.includes('GET')));
  api.route({
    method: others,
    url: path,
    exposeHeadRoute: false,
    onRequest: async (_request, reply) => {
      reply.header('allow', taken.join(', '));
      throw new GatewayError('METHOD_NOT_ALLOWED');
    },
    handler: async () => {},
  });
};

const uploads = async (api: FastifyInstance, call: RestCall, handler: Handler): Promise<void> => {
  await api.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, parts: 11 } });
    scope.setErrorHandler((error, request, reply) => {
      const { http, formatted } = refusalOf(error, request, 0);
      if (http !== 413) return sendRefusal(request, reply, { http, formatted });
      const tooLarge = formatError(new GatewayError('PICTURE_TOO_LARGE'), request.log, request.id);
      return sendRefusal(request, reply, { http, formatted: tooLarge });
    });
    scope.route({
      method: [...call.methods],
      url: call.path,
      bodyLimit: MAX_PICTURE_BYTES + FORM_BYTES,
      config: COSTS,
      handler,
    });
  });
};

/**
 * The calls of old clients and integrators, answered by operations of the schema that `/graphql` serves. @throws TypeError where a call names
 * a field that the schema doesn't have
 */
export const restApi = async (app: FastifyInstance, parts: RestParts): Promise<void> => {
  const { schema, errors, contextOf, randomUuid, pictures } = parts;
  const handlers: HandlerParts = { schema, contextOf, randomUuid, pictures, prepared: preparedRequests() };
  const served = calls.map((call) => ({ call, compiled: call.compile(schema) }));

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'x-api-version': API_VERSION, 'x-request-id': request.id });
      });
      api.setErrorHandler((error, request, reply) =>
        sendRefusal(request, reply, refusalOf(error, request, Number(reply.getHeader('retry-after')))),
      );
      api.setNotFoundHandler((request, reply) => {
        const formatted = formatError(new GatewayError('NOT_FOUND'), request.log, request.id);
        return sendRefusal(request, reply, { http: 404, formatted });
      });
      await bodyParsers(api);

      for (const { call, compiled } of served) {
        const handler = handlerOf(handlers, call, compiled);
        if (call.uploads === true) await uploads(api, call, handler);
        else api.route({ method: [...call.methods], url: call.path, config: COSTS, handler });
      }
      for (const [path, same] of Map.groupBy(calls, (one) => one.path)) {
        refuseOthers(
          api,
          path,
          same.flatMap(({ methods }) => [...methods]),
        );
      }
    },
    { prefix: '/api' },
  );
  await apiDocs(
    app,
    served.map(({ call, compiled: { answer, operation = '' } }) => ({
      ...call,
      answer,
      codes: errors.get(operation) ?? [],
    })),
  );
};
