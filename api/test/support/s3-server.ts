import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Place } from '../../src/platform/media/s3/s3-store.ts';

const BUCKET = 'pictures';
const REGION = 'eu-west-3';
/** Amazon's own limit is 1 000; fewer, and a test of ten files turns pages. */
const MOST_A_PAGE = 4;

type Stored = { data: Buffer; at: number; headers: Record<string, string> };

/** A store that speaks as much of S3 as the shop does, and checks each signature; for tests, in memory. */
export type S3Server = {
  place: S3Place;
  objects: Map<string, Stored>;
  /** What was requested, as `PUT name`. */
  calls: string[];
  /** `silent` takes requests and never answers; `broken` answers 500; `stuck` stops in the middle of each file. */
  mood: 'well' | 'silent' | 'broken' | 'stuck' | 'full';
  close(): Promise<void>;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const etagOf = (data: Buffer) => `"${createHash('md5').update(data).digest('hex')}"`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Why a request is refused (AWS Signature Version 4), or nothing. */
function signatureFault(
  request: IncomingMessage,
  address: URL,
  { accessKeyId, secretAccessKey }: S3Place,
): string | null {
  const stated =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = '', region = '', signed = '', signature = ''] =
    stated.exec(request.headers.authorization ?? '') ?? [];
  if (!key) return 'AccessDenied';
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const names = signed.split(';');
  const own = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!own.every((name) => names.includes(name))) return 'AccessDenied';
  const moment = String(request.headers['x-amz-date']);
  const [, year, month, date, hours, minutes, seconds] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(moment) ?? [];
  const time = Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`);
  if (!(Math.abs(Date.now() - time) < 15 * 60_000) || !moment.startsWith(day)) return 'RequestTimeTooSkewed';
  const query = [...address.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [
    request.method,
    address.pathname,
    query,
    headers,
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

const xml = (response: ServerResponse, status: number, body: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
const refuse = (response: ServerResponse, status: number, code: string) =>
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

function list(objects: S3Server['objects'], query: URLSearchParams, response: ServerResponse): void {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, Math.min(MOST_A_PAGE, Number(query.get('max-keys') ?? MOST_A_PAGE)));
  const contents = page.map((key) => {
    const { data, at } = objects.get(key)!;
    const etag = escaped(etagOf(data));
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${new Date(at).toISOString()}</LastModified><ETag>${etag}</ETag><Size>${data.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const isCut = page.length < keys.length;
  const next = isCut
    ? `<NextContinuationToken>${Buffer.from(page.at(-1)!).toString('base64')}</NextContinuationToken>`
    : '';
  xml(
    response,
    200,
    `<ListBucketResult><Name>${BUCKET}</Name><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function send(request: IncomingMessage, response: ServerResponse, { data, headers }: Stored, isStuck: boolean) {
  const etag = etagOf(data);
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from && Number(from) >= data.length) return refuse(response, 416, 'InvalidRange');
  const end = to ? Math.min(Number(to), data.length - 1) : data.length - 1;
  const part = from ? data.subarray(Number(from), end + 1) : data;
  response.writeHead(from ? 206 : 200, {
    ...headers,
    etag,
    'content-length': part.length,
    ...(from && { 'content-range': `bytes ${from}-${end}/${data.length}` }),
  });
  if (isStuck) return response.write(part.subarray(0, part.length / 2));
  return response.end(request.method === 'HEAD' ? undefined : part);
}

async function put(server: S3Server, key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const data = await buffer(request);
  if (data.length !== Number(request.headers['content-length'] ?? 0)) return void response.destroy();
  const headers = Object.fromEntries(
    (['content-type', 'cache-control'] as const).flatMap((name) =>
      request.headers[name] ? [[name, request.headers[name]]] : [],
    ),
  );
  const source = request.headers['x-amz-copy-source'];
  if (typeof source !== 'string') {
    if (server.mood === 'full') return void refuse(response, 403, 'QuotaExceeded');
    server.objects.set(key, { data, at: Date.now(), headers });
    return void response.writeHead(200, { etag: etagOf(data) }).end();
  }
  const from = decodeURIComponent(source).replace(`/${BUCKET}/`, '');
  const found = server.objects.get(from);
  if (!found) return void refuse(response, 404, 'NoSuchKey');
  if (from === key && request.headers['x-amz-metadata-directive'] !== 'REPLACE')
    return void refuse(response, 400, 'InvalidRequest');
  const at = Date.now();
  server.objects.set(key, { data: found.data, at, headers });
  xml(
    response,
    200,
    `<CopyObjectResult><LastModified>${new Date(at).toISOString()}</LastModified><ETag>${escaped(etagOf(found.data))}</ETag></CopyObjectResult>`,
  );
}

/** Starts one on a free port, with keys of its own. */
export async function startS3Server(): Promise<S3Server> {
  const http = createServer((request, response) => {
    void answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: S3Server = {
    place: {
      bucket: BUCKET,
      prefix: 'shop/',
      endpoint,
      region: REGION,
      accessKeyId: 'a-key',
      secretAccessKey: randomBytes(20).toString('hex'),
      archiveFolder: '/nowhere',
    },
    objects: new Map(),
    calls: [],
    mood: 'well',
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '', endpoint);
    const [, bucket, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(address.pathname)) ?? [];
    server.calls.push(`${request.method} ${key || `?${address.searchParams.get('prefix')}`}`);
    if (server.mood === 'silent') return;
    if (server.mood === 'broken') return void refuse(response, 500, 'InternalError');
    const fault = signatureFault(request, address, server.place);
    if (fault) return void refuse(response, fault === 'AuthorizationHeaderMalformed' ? 400 : 403, fault);
    if (bucket !== BUCKET) return void refuse(response, 404, 'NoSuchBucket');
    if (!key && request.method === 'GET') return list(server.objects, address.searchParams, response);
    if (request.method === 'PUT') return put(server, key, request, response);
    if (request.method === 'DELETE') {
      server.objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = server.objects.get(key);
    if (!found) return void refuse(response, 404, 'NoSuchKey');
    if (request.method === 'GET' || request.method === 'HEAD')
      return void send(request, response, found, server.mood === 'stuck');
    refuse(response, 405, 'MethodNotAllowed');
  }
  return server;
}
