import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noTracing, otlpTracing } from './tracing.ts';

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

const collector = async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/v1/traces`, bodies, close: () => server.close() };
};

describe('traces', () => {
  it('arrive at the collector with their parents', async () => {
    const { url, bodies, close } = await collector();
    const tracing = await otlpTracing(url, ['gateway']);
    const request = tracing.start('POST /graphql', { 'http.route': '/graphql' }, null);
    const command = tracing.start('command OpenCase', {}, request.traceparent);
    command.end({ 'glasscase.outcome': 'accepted' });
    request.end({}, true);
    await tracing.close();
    close();
    const spans = bodies.flatMap((body) =>
      sent
        .parse(JSON.parse(body))
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
    const [child, parent] = ['command OpenCase', 'POST /graphql'].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect(child?.parentSpanId).toBe(parent?.spanId);
    expect(child?.traceId).toBe(parent?.traceId);
    expect(parent?.parentSpanId ?? '').toBe('');
  });

  it('begin anew below what is no parent', async () => {
    const { url, close } = await collector();
    const tracing = await otlpTracing(url, []);
    for (const parent of [null, '', 'garbage', '00-00-00-01']) {
      expect(tracing.start('x', {}, parent).traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    }
    await tracing.close();
    close();
  });

  it('are nothing where nobody collects them', async () => {
    const span = noTracing.start('x', {}, null);
    span.end({ a: 1 });
    expect(span.traceparent).toBeNull();
    await noTracing.close();
  });
});
