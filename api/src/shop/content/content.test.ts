import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
afterEach(() => vi.restoreAllMocks());

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const admin = (method: string, url: string, json?: unknown) =>
  shop.call(method, url, { token: shop.adminToken, ...(json !== undefined && { json }) });
const pageAt = async (place: string): Promise<string> =>
  (await admin('GET', `/content-pages?place=${place}`)).body[0].id;
const act = (id: string, action: string, json: unknown = {}) => admin('POST', `/content-pages/${id}/${action}`, json);
const addBlock = (pageId: string, json: object) => admin('POST', '/content-blocks', { pageId, ...json });
const titles = async (address: string) =>
  (await shop.call('GET', address)).body.blocks.map((block: { title?: string }) => block.title);
const announced = async () => (await shop.call('GET', '/content/layout')).body.announcement;
const inHours = (hours: number) => {
  const then = Date.now() + hours * HOUR;
  vi.spyOn(Date, 'now').mockReturnValue(then);
};

describe('a page that nobody touched', () => {
  it('is what the shop begins with (R1940)', async () => {
    const { status, body } = await shop.call('GET', '/content/home');
    expect(status).toBe(200);
    expect(body.blocks.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['slide', 'slide', 'slide', 'categories', 'shelf', 'shelf', 'brands', 'shelf', 'newsletter'],
    ]);
    expect(await titles('/content/stories')).toContain('Notre partenariat');
    const layout = (await shop.call('GET', '/content/layout')).body;
    expect(layout).toEqual({ announcement: null, header: [], services: [], columns: [], hasHelp: false });
  });
});

describe('a draft', () => {
  it('is visible with its key, published as one action, and undone (R1944, R1946, R1947)', async () => {
    const id = await pageAt('home');
    expect((await act(id, 'publish')).status).toBe(409);
    expect((await act(id, 'start')).body.isStarted).toBe(true);
    const first = (await admin('GET', `/content-blocks?pageId=${id}&kind=newsletter`)).body[0];
    expect((await admin('PATCH', `/content-blocks/${first.id}`, { title: 'Nos lettres' })).status).toBe(200);
    await admin('POST', '/content-blocks/order', { id: first.id, step: -1 });
    expect((await titles('/content/home')).at(-1)).toBe('Newsletter');

    const { key } = (await admin('POST', '/content/preview')).body;
    const preview = await shop.call('GET', `/content/home?key=${key}`);
    expect(preview.body.blocks.at(-2).title).toBe('Nos lettres');
    expect(preview.headers.etag).toBeUndefined();
    expect((await shop.call('GET', `/content/home?key=${key}x`)).status).toBe(403);
    inHours(25);
    expect((await shop.call('GET', `/content/home?key=${key}`)).status).toBe(403);
    vi.restoreAllMocks();

    expect((await act(id, 'publish')).body).toMatchObject({ version: 1 });
    expect((await titles('/content/home')).at(-2)).toBe('Nos lettres');
    await admin('PATCH', `/content-blocks/${first.id}`, { title: 'Autre chose' });
    await act(id, 'publish');
    expect((await titles('/content/home')).at(-2)).toBe('Autre chose');

    const entries = (await admin('GET', `/audit?resource=content-pages&recordId=${id}`)).body;
    const published = entries.filter((entry: { through?: string }) => entry.through === 'Publier');
    expect(published).toHaveLength(2);
    expect((await admin('POST', `/audit/${published[0].id}/restore`)).status).toBe(200);
    expect((await titles('/content/home')).at(-2)).toBe('Nos lettres');
    expect((await act(id, 'restore', { version: 2 })).body.version).toBe(2);
    expect((await act(id, 'restore', { version: 9 })).status).toBe(400);
    expect((await titles('/content/home')).at(-2)).toBe('Autre chose');
    await act(id, 'restore', { version: 1 });
    await act(id, 'discard');
    expect((await admin('GET', `/content-blocks?pageId=${id}&kind=newsletter`)).body[0].title).toBe('Nos lettres');
  });

  it('is nobody else’s', async () => {
    const { token } = await shop.signUp();
    for (const address of ['/content-blocks', '/content-pages', '/content-versions'])
      expect([(await shop.call('GET', address)).status, (await shop.call('GET', address, { token })).status]).toEqual([
        401, 403,
      ]);
    expect((await shop.call('POST', '/content/preview', { token })).status).toBe(403);
  });
});

describe('dates', () => {
  it('show a block from one moment to another, without a change of the stored page (R1945)', async () => {
    const id = await pageAt('announcement');
    await act(id, 'start');
    await addBlock(id, { kind: 'announcement', text: 'Noël', startsAt: later(1), endsAt: later(3) });
    await act(id, 'publish');
    expect(await announced()).toBeNull();
    inHours(2);
    expect(await announced()).toEqual({ text: 'Noël', link: null });
    expect(await announced()).toEqual({ text: 'Noël', link: null });
    inHours(2);
    expect(await announced()).toBeNull();
  });

  it('publish a version later, unless that is called off', async () => {
    const id = await pageAt('stories');
    await act(id, 'start');
    await addBlock(id, { kind: 'quote', title: 'Noël', text: 'Doux' });
    expect((await act(id, 'schedule', { nextAt: later(-1) })).status).toBe(400);
    expect((await act(id, 'schedule', { nextAt: later(1) })).body).toMatchObject({ version: null, nextVersion: 1 });
    expect(await titles('/content/stories')).not.toContain(null);
    const before = (await titles('/content/stories')).length;
    inHours(2);
    expect(await titles('/content/stories')).toHaveLength(before + 1);
    vi.restoreAllMocks();
    await act(id, 'unschedule');
    inHours(2);
    expect(await titles('/content/stories')).toHaveLength(before);
    expect((await act(id, 'unschedule')).status).toBe(409);
  });
});

describe('a block', () => {
  it('is refused with what it lacks (R1941, R1942)', async () => {
    const home = await pageAt('home');
    const slide = { kind: 'slide', title: 'Noël', drawing: 'karite', link: '/shop', linkLabel: 'Voir' };
    const fields = async (json: object) => {
      const { status, body } = await addBlock(home, json);
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await fields({ ...slide, title: '' })).toEqual([400, ['title']]);
    expect(await fields({ ...slide, link: 'javascript:alert(1)' })).toEqual([400, ['link']]);
    for (const link of ['//evil.example', '/\\evil.example/x', 'https://a@evil.example', '/.//evil.example'])
      expect([link, ...(await fields({ ...slide, link }))]).toEqual([link, 400, ['link']]);
    expect(await fields({ kind: 'links', title: 'x', links: [{ label: 'a', to: '/b' }] })).toEqual([400, ['kind']]);
    expect(await fields({ ...slide, startsAt: later(2), endsAt: later(1) })).toEqual([400, ['endsAt']]);
  });

  it('leads nowhere else, in a menu or in a version that is older than the rule (R2040)', async () => {
    const id = await pageAt('menu');
    const links = [{ label: 'Ailleurs', to: '/\\evil.example/x' }];
    const refused = await addBlock(id, { kind: 'headerLinks', links });
    expect([refused.status, JSON.stringify(refused.body.fields)]).toEqual([
      400,
      expect.stringContaining('page de la boutique'),
    ]);
    await act(id, 'start');
    await addBlock(id, {
      kind: 'headerLinks',
      links: [...links.map((it) => ({ ...it, to: '/shop' })), { label: 'Aide', to: '/aide' }],
    });
    expect((await act(id, 'publish')).status).toBe(200);
    // Stored before the rule: the cached page is dropped with it.
    await shop.database.execute(sql`
      update "content-versions" set content = replace(content::text, '"/shop"', ${JSON.stringify('/\\evil.example/x')})::jsonb
      where page_id = ${id}`);
    const { header } = (await shop.call('GET', '/content/layout')).body;
    expect(header).toEqual([{ label: 'Aide', to: '/aide' }]);
  });

  it('has its text sanitised, no matter who writes it (P33)', async () => {
    const home = await pageAt('home');
    const html = '<p onclick="x()">Doux<script>alert(1)</script></p><a href="javascript:x()">là</a>';
    const { status, body } = await addBlock(home, { kind: 'richText', html });
    expect([status, body.html]).toEqual([201, '<p>Doux</p><a>là</a>']);
  });
});

describe('help pages (R1949)', () => {
  it('have an address, and are listed once they are published', async () => {
    expect((await admin('POST', '/content-pages', { title: 'Livraison' })).body.fields).toHaveProperty('slug');
    expect((await admin('POST', '/content-pages', { title: 'Livraison', slug: 'Été' })).status).toBe(400);
    const { id } = (await admin('POST', '/content-pages', { title: 'Livraison', slug: 'livraison' })).body;
    await act(id, 'start');
    await addBlock(id, { kind: 'questions', questions: [{ question: 'Quand ?', answer: 'Sous 48 h' }] });
    expect((await shop.call('GET', '/content/help/livraison')).status).toBe(404);
    await act(id, 'publish');
    expect((await shop.call('GET', '/content/help')).body).toEqual([
      { slug: 'livraison', title: 'Livraison', summary: null },
    ]);
    expect((await shop.call('GET', '/content/help/livraison')).body.blocks[0].questions[0].answer).toBe('Sous 48 h');
    expect((await shop.call('GET', '/content/layout')).body.hasHelp).toBe(true);
    expect((await admin('DELETE', `/content-pages/${id}`)).status).toBe(204);
    expect((await shop.call('GET', '/content/help/livraison')).status).toBe(404);
    expect((await admin('DELETE', `/content-pages/${await pageAt('home')}`)).status).not.toBe(204);
  });
});
