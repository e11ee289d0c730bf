import { type Context, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { traceQueries } from '../../database/trace-queries.ts';
import { hasBody } from '../http/requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's span with its context; none where tracing is off. */
    traced: Context | null;
  }
}

const spanOf = (traced: Context | null): Span | undefined => (traced === null ? undefined : trace.getSpan(traced));

type Resource = NonNullable<NonNullable<ConstructorParameters<typeof NodeTracerProvider>[0]>['resource']>;

/** The service that the spans belong to. */
function serviceOf(name: string): Resource {
  const service: Resource = {
    attributes: { 'service.name': name },
    getRawAttributes: () => [['service.name', name]],
    merge: (other) => other ?? service,
  };
  return service;
}

/**
 * Sends a span for each request and each of its queries to a collector, by OTLP over HTTP. Spans name routes as declared and
 * statements with placeholders, never an address, a value or a person. A `traceparent` is continued. OTEL_TRACES_SAMPLER
 * sets the sampling, and OpenTelemetry's other variables apply.
 */
export const tracing = fp(
  async (app: FastifyInstance, { collector }: { collector: string }) => {
    const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` });
    const provider = new NodeTracerProvider({
      resource: serviceOf(process.env.OTEL_SERVICE_NAME || 'karite'),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    provider.register();
    const tracer = provider.getTracer('karite');
    traceQueries(tracer);
    app.decorateRequest('traced', null);
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      // API calls of a page are children of the page's span.
      const around = propagation.extract(context.active(), request.headers);
      const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, around);
      request.traced = trace.setSpan(around, span);
      context.with(request.traced, done);
    });
    app.addBodyHooks({
      // The body came by events of the connection, which are outside the request's async context.
      preValidation(request, _reply, done) {
        if (request.traced && hasBody(request)) context.with(request.traced, done);
        else done();
      },
    });
    app.addHook('onResponse', (request, reply, done) => {
      const span = spanOf(request.traced);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
    app.addHook('onClose', async () => {
      traceQueries(null);
      await provider.shutdown();
      for (const global of [trace, context, propagation]) global.disable();
    });
  },
  { name: 'tracing', dependencies: ['body-hooks'], fastify: '5.x' },
);
