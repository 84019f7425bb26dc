import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';

/** Ids, names and outcomes of a span. Never a text that a person typed. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface OpenSpan {
  /** W3C `traceparent` for the spans below this one; null where nothing is traced. */
  readonly traceparent: string | null;
  end(attributes?: Attributes, failed?: boolean): void;
}

/** Where spans go. `parent` is a `traceparent`, or null for the beginning of a trace. */
export interface Tracing {
  start(name: string, attributes: Attributes, parent: string | null): OpenSpan;
  /** Sends what is left. */
  close(): Promise<void>;
}

const NOTHING: OpenSpan = { traceparent: null, end: () => undefined };

/** For a site without a collector of traces. */
export const noTracing: Tracing = { start: () => NOTHING, close: async () => undefined };

const FORMAT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0[01]$/;

const contextOf = (traceparent: string | null) => {
  const [, traceId, spanId] = FORMAT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
};

/** Sends spans to a collector by OTLP over HTTP, in batches. A collector that is away loses spans, and nothing else. */
export const otlpTracing = async (url: string, roles: readonly string[]): Promise<Tracing> => {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all(
    [
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ],
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'glasscase', 'glasscase.roles': roles.join(',') }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('glasscase');
  return {
    start: (name, attributes, parent) => {
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes }, contextOf(parent));
      const { traceId, spanId } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-01`,
        end: (more = {}, failed = false) => {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
};
