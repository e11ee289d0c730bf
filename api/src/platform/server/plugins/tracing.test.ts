import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/support/test-app.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

let spans: Span[] = [];
let plain = '';
let service: Attribute[] = [];
/** What a collector takes: JSON over HTTP. */
const collector = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    plain += text;
    const { resourceSpans } = JSON.parse(text);
    service = resourceSpans[0].resource.attributes;
    spans = [...spans, ...resourceSpans[0].scopeSpans.flatMap((scope: { spans: Span[] }) => scope.spans)];
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
let shop: TestApp;

beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const { port } = collector.address() as AddressInfo;
  shop = await openTestApp([], { settings: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` } });
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
  await shop.call('GET', '/products?name_like=zanzibar', { headers });
  await shop.call('POST', '/auth/login', {
    headers,
    json: { email: 'afi-zanzibar@example.com', password: 'inconnu !' },
  });
  // What is still to be sent leaves with the end.
  await shop.close();
});
afterAll(() => void collector.close());

const named = (name: string) => spans.filter((span) => span.name === name && span.traceId === TRACE);
const attribute = ({ attributes }: Span, key: string) => attributes.find((each) => each.key === key)?.value;

describe('traces', () => {
  it('name their service', () => {
    expect(service).toContainEqual({ key: 'service.name', value: { stringValue: 'karite' } });
  });

  it('hold a request within the trace that it came with', () => {
    const [read] = named('GET /api/products');
    expect(read?.parentSpanId).toBe(CALLER);
    expect(attribute(read!, 'http.response.status_code')?.intValue).toBe(200);
  });

  it('hold its queries below it, after a body as well', () => {
    for (const name of ['GET /api/products', 'POST /api/auth/login']) {
      const [request] = named(name);
      const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
      expect(queries.map((query) => attribute(query, 'db.system.name')?.stringValue)).toContain('postgresql');
    }
  });

  it('contain no query text and no input', () => {
    expect(plain.includes('db.query.text')).toBe(true);
    expect(plain.includes('zanzibar')).toBe(false);
  });
});
