import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';

/** Who follows queries; nobody unless tracing is on. */
let tracer: Tracer | null = null;

/** Gives each query a span from now on; with `null` none. */
export function traceQueries(by: Tracer | null): void {
  tracer = by;
}

/** What a statement does, by its first word: names of spans are few. */
const operationOf = (text: string): string => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'QUERY';

/** Runs a query; where tracing is on, within a span that holds its text. Values are parameters, and stay out of it. */
export function traced<T>(text: string, query: () => Promise<T>): Promise<T> {
  if (!tracer) return query();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  const span = tracer.startSpan(operationOf(text), { kind: SpanKind.CLIENT, attributes });
  return query()
    .catch((error: unknown) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    })
    .finally(() => span.end());
}
