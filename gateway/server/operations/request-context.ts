import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SubmissionTrace } from '../../../engine/engine.ts';
import type { Metrics } from './metrics.ts';
import type { OpenSpan, Tracing } from './tracing.ts';

export interface RequestContext {
  /** Of the request in whose course this is asked; empty outside of any. */
  readonly course: () => SubmissionTrace;
  /** Gives every request its id, tells it to the caller, and counts, logs and traces how requests end. */
  readonly observe: (app: FastifyInstance, metrics: Pick<Metrics, 'request'>, tracing: Tracing) => void;
}

/** Routes that machines ask all the time. */
const QUIET: ReadonlySet<string> = new Set(['/health']);

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

export const createRequestContext = (): RequestContext => {
  const current = new AsyncLocalStorage<SubmissionTrace>();
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  return {
    course: () => current.getStore() ?? {},
    observe: (app, metrics, tracing) => {
      app.addHook('onRequest', (request, reply, done) => {
        reply.header('x-request-id', request.id);
        const attributes = { 'http.request.method': request.method, 'http.route': routeOf(request) };
        // Never below a span that a stranger names.
        spans.set(request, tracing.start(`${request.method} ${routeOf(request)}`, attributes, null));
        done();
      });
      // Behind the reading of the body, which goes on in the context of its socket.
      app.addHook('preHandler', (request, _reply, done) => {
        const traceparent = spans.get(request)?.traceparent ?? null;
        current.run({ requestId: request.id, ...(traceparent === null ? {} : { traceparent }) }, done);
      });
      app.addHook('onResponse', (request, reply, done) => {
        const { method } = request;
        const route = routeOf(request);
        const ms = reply.elapsedTime;
        metrics.request(method, route, reply.statusCode, ms / 1_000);
        spans.get(request)?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
        if (!QUIET.has(route)) {
          app.log.info(
            { requestId: request.id, method, route, status: reply.statusCode, ms: Math.round(ms * 10) / 10 },
            'request',
          );
        }
        done();
      });
    },
  };
};
