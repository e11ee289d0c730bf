import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saverRoute, wantsLess } from './data-saver.ts';
import { workerRoute } from './worker-script.ts';

describe('Which pages shall cost little', () => {
  it.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ ect: '2g' }, true],
    [{ ect: 'slow-2g' }, true],
    [{ ect: '3g' }, false],
    [{ 'save-data': 'on', cookie: 'economie=non' }, false],
    [{ cookie: 'other=1; economie=oui' }, true],
    [{ cookie: 'noteconomie=oui' }, false],
    [{ cookie: 'economie=ouioui' }, false],
  ])('%j: %s', (headers, light) => expect(wantsLess({ headers })).toBe(light));
});

describe('The switch', () => {
  const app = Fastify();
  app.register(saverRoute);
  const press = (url: string, referer?: string) =>
    app.inject({ url, headers: { host: 'shop.example', ...(referer && { referer }) } });
  afterAll(() => app.close());

  it('keeps the choice for a year and leads back to the page it stood on', async () => {
    const answer = await press('/economie?choix=oui', 'https://shop.example/shop?tri=prix');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/shop?tri=prix']);
    expect(answer.headers['set-cookie']).toBe('economie=oui; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['https://elsewhere.example/shop', 'https://shop.example//elsewhere.example', 'nothing', undefined])(
    'leads nowhere else: %s',
    async (referer) => expect((await press('/economie?choix=oui', referer)).headers.location).toBe('/'),
  );

  it('takes anything but « oui » for « non »', async () =>
    expect((await press('/economie?choix=%0d%0aset-cookie:x')).headers['set-cookie']).toContain('economie=non;'));
});

describe('The worker that keeps pages', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'karite-worker-'));
    await writeFile(path.join(folder, 'sw.js'), '/* the worker */');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    [true, '/* the worker */'],
    [false, 'self.registration.unregister()'],
  ])('is requested again at each visit, and can be taken away (on: %s)', async (isOn, text) => {
    const app = Fastify();
    await app.register(workerRoute, { file: path.join(folder, 'sw.js'), isOn });
    const answer = await app.inject('/sw.js');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(answer.body).toContain(text);
    await app.close();
  });
});
