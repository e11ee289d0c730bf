import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { endOf } from '../../../../test/support/jobs.ts';
import { makeProduct } from '../../../../test/support/makers.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { COMPRESS_FROM_BYTES } from '../http/compress.ts';

const BROWSER = 'gzip, deflate, br, zstd';
const CONTRACT = '/api/openapi.json';

const shop = withTestApp();
beforeAll(async () => {
  await makeProduct(shop, { name: 'Savon' });
  // To write the contract takes longer than a request may on a busy machine; a shop in production has it from its build.
  shop.app.swagger();
});

const ask = (url: string, accepted?: string) =>
  shop.app.inject({
    url,
    headers: { authorization: `Bearer ${shop.adminToken}`, ...(accepted && { 'accept-encoding': accepted }) },
  });

describe('a response that is not cached', () => {
  it.each([
    [BROWSER, 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is compressed for « %s » by %s', async (accepted, encoding, unpack) => {
    const plain = await ask(CONTRACT);
    const answer = await ask(CONTRACT, accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': `${answer.rawPayload.length}`,
    });
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(unpack(answer.rawPayload).toString()).toBe(plain.payload);
  });

  it.each([undefined, 'identity', 'br;q=0', 'zstd'])('goes as it is for « %s »', async (accepted) => {
    const { headers, payload } = await ask(CONTRACT, accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(payload).openapi).toBe('3.1.0');
  });

  it('is worth it from a certain size on', async () => {
    const sizes: number[] = [];
    for (const url of ['/api/users/me', '/api/audit?_end=10', CONTRACT]) {
      const { rawPayload } = await ask(url);
      const { headers } = await ask(url, BROWSER);
      expect('content-encoding' in headers, url).toBe(rawPayload.length >= COMPRESS_FROM_BYTES);
      sizes.push(rawPayload.length);
    }
    expect(Math.min(...sizes)).toBeLessThan(COMPRESS_FROM_BYTES);
  });
});

describe('a file that is sent as it is read', () => {
  const written = async (format: string) => {
    const begun = await shop.call('POST', `/products/export?format=${format}`, { token: shop.adminToken });
    return `/api/jobs/${(await endOf(shop, begun)).body.id}/file`;
  };

  it('is compressed as a stream, without a content length', async () => {
    const file = await written('csv');
    const answer = await ask(file, 'gzip');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers).not.toHaveProperty('content-length');
    expect(gunzipSync(answer.rawPayload).toString()).toBe((await ask(file)).payload);
  });

  it('that is compressed by itself goes as it is', async () => {
    const { headers, rawPayload } = await ask(await written('xlsx'), BROWSER);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-length']).toBe(`${rawPayload.length}`);
  });
});
