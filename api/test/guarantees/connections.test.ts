import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../src/platform/server/http/security-headers.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { figure } from './support/figure.ts';
import { type RawAnswer, rawConnection } from './support/raw-connection.ts';

const HALF_OPEN = 150;
const SLOW_BODIES = 20;
const OTHERS_MS = 2_000;
/** As `connections.ts` says, with the time between two checks and some for a busy machine. */
const HEADERS_CUT_MS = 10_000 + 2_000 + 5_000;
const BODY_CUT_MS = 20_000 + 5_000;

let own: OwnDatabase;
let server: ServerProcess;
beforeAll(async () => {
  own = await openOwnDatabase();
  server = await startServer(own);
});
afterAll(async () => {
  await server.kill();
  await own.close();
});

const HEAD = 'Host: shop\r\nContent-Type: application/json\r\n';
const slowly = (path: string, headers = HEAD) =>
  rawConnection(server.api, `POST ${path} HTTP/1.1\r\n${headers}Content-Length: 2000\r\n\r\n{`, (line) => {
    const timer = setInterval(() => line.write(' '), 1_000);
    line.on('close', () => clearInterval(timer));
  }).closed;
/** An administrator's form of which half is sent; `line.write(FORM.slice(40))` sends the rest. */
const FORM = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nMaison lente\r\n--x--';
const slowUpload = () =>
  rawConnection(
    server.api,
    `POST /api/brands HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${own.adminToken}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${FORM.length}\r\nConnection: close\r\n\r\n` +
      FORM.slice(0, 40),
  );
const slowest = (answers: RawAnswer[]) => Math.max(...answers.map(({ ms }) => ms));

describe('P26: lines that are held', () => {
  it(`P26: ${HALF_OPEN} half-open and ${SLOW_BODIES} slow ones are cut, and others are answered meanwhile`, async () => {
    const halfOpen = Array.from(
      { length: HALF_OPEN },
      (_, index) =>
        rawConnection(server.api, ['', 'GET /api/products HT', 'GET / HTTP/1.1\r\nHost: sh'][index % 3]!).closed,
    );
    const slow = [
      ...Array.from({ length: SLOW_BODIES - 2 }, () => slowly('/api/orders')),
      // Refused at once, for want of a token: what is still being sent is cut all the same.
      slowly('/api/brands'),
      slowly('/api/brands', 'Host: shop\r\nContent-Type: multipart/form-data; boundary=x\r\n'),
    ];
    const upload = slowUpload();
    let isOver = false;
    let others = 0;
    let longest = 0;
    const meanwhile = (async () => {
      while (!isOver) {
        const since = performance.now();
        const answer = await fetch(`${server.api}/products`);
        expect(answer.status).toBe(200);
        await answer.text();
        longest = Math.max(longest, performance.now() - since);
        others += 1;
        await pause(50);
      }
    })();
    const half = await Promise.all(halfOpen);
    const bodies = await Promise.all(slow);
    // An administrator's picture may take longer than what was just cut.
    upload.line.write(FORM.slice(40));
    expect((await upload.closed).text).toContain('HTTP/1.1 201 Created');
    isOver = true;
    await meanwhile;
    figure(
      'P26',
      `${others} others answered within ${Math.round(longest)} ms; half-open cut after ${Math.round(slowest(half))} ms, slow after ${Math.round(slowest(bodies))} ms`,
    );
    expect(longest).toBeLessThan(OTHERS_MS);
    expect(half.every(({ text }) => text.startsWith('HTTP/1.1 408 '))).toBe(true);
    expect(slowest(half)).toBeLessThan(HEADERS_CUT_MS);
    expect(bodies.map(({ text }) => text.slice(9, 12))).toEqual([...Array(SLOW_BODIES - 2).fill('408'), '401', '401']);
    expect(slowest(bodies)).toBeLessThan(BODY_CUT_MS);
  }, 60_000);
});

const CLOSING = 'Host: shop\r\nConnection: close\r\n\r\n';

describe('P35: an absolute address', () => {
  it.each([
    ['http://localhost:3000/api/products', '200'],
    ['HTTPS://shop.example/api/products?_start=0&_end=1', '200'],
    ['http://localhost:3000', '404'],
    ['http://localhost:3000?a=1', '404'],
    ['http://localhost:3000/api/nowhere', '404'],
  ])('P35: GET %s is answered as its path is: %s', async (target, status) => {
    const { text } = await rawConnection(server.api, `GET ${target} HTTP/1.1\r\n${CLOSING}`).closed;
    expect(text.slice(9, 12)).toBe(status);
  });
});

describe('P35: what is no request', () => {
  const CASES: [string, string, number][] = [
    ['words', 'bonjour\r\n\r\n', 400],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', 400],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: shop\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['no host', 'GET /api/products HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['no host beside an absolute address', 'GET http://shop/api/products HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an authority', `GET shop:80 HTTP/1.1\r\n${CLOSING}`, 400],
    ['CONNECT', `CONNECT shop:80 HTTP/1.1\r\n${CLOSING}`, 400],
    ['a star', `GET * HTTP/1.1\r\n${CLOSING}`, 400],
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${CLOSING}`, 400],
    ['another scheme', `GET ftp://shop/api/products HTTP/1.1\r\n${CLOSING}`, 400],
    ['an absolute address without a host', `GET http:///api/products HTTP/1.1\r\n${CLOSING}`, 400],
    ['an absolute address with a password', `GET http://a:b@shop/api/products HTTP/1.1\r\n${CLOSING}`, 400],
    ...[
      '/%00',
      '/api/products/%00',
      '/api/products?q=%00',
      '/media/%00',
      '/api/%00',
      'http://shop/api/products?q=%00',
    ].map((target): [string, string, number] => [target, `GET ${target} HTTP/1.1\r\n${CLOSING}`, 400]),
    ['an expectation', 'GET / HTTP/1.1\r\nHost: shop\r\nExpect: miracle\r\n\r\n', 417],
    ['large headers', `GET / HTTP/1.1\r\nHost: shop\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ];

  it.each(CASES)('P35: %s: refused with our headers and nothing of the machine', async (_name, sent, status) => {
    const { text } = await rawConnection(server.api, sent).closed;
    const [head, body = ''] = text.split('\r\n\r\n');
    expect(head!.startsWith(`HTTP/1.1 ${status} `), text).toBe(true);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(head).toContain(`${name}: ${value}`);
    expect(head).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toEqual({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(text).not.toMatch(/node|fastify|HPE_|parse|stack|^server:|x-powered/im);
  });
});
