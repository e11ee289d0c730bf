import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from './data-provider.ts';
import { changedSinceOf, onlyIf, staleVersionOf } from './refusals.ts';

const answer = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);

/** A network that answers once, and remembers what it was asked. */
function network(response: Response | Error) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetch);
  return { asked: () => fetch.mock.calls[0]! };
}
const listed = (total = '2') => answer([{ id: 'a' }, { id: 'b' }], { headers: { 'x-total-count': total } });
const keys = (url: string) => [...new URL(url, 'http://shop').searchParams.entries()];

afterEach(() => vi.unstubAllGlobals());

describe('a list', () => {
  it('asks in the json-server dialect', async () => {
    const { asked } = network(listed('41'));
    const { total } = await dataProvider.getList({
      resource: 'products',
      pagination: { currentPage: 3, pageSize: 10, mode: 'server' },
      sorters: [{ field: 'price', order: 'desc' }],
      filters: [
        { field: 'q', operator: 'eq', value: 'karité' },
        { field: 'name', operator: 'contains', value: 'lait' },
        { field: 'price', operator: 'gte', value: 1000 },
        { field: 'id', operator: 'in', value: ['a', 'b'] },
      ],
    });
    expect(total).toBe(41);
    expect(keys(asked()[0])).toEqual(
      expect.arrayContaining([
        ['_start', '20'],
        ['_end', '30'],
        ['_sort', 'price'],
        ['_order', 'desc'],
        ['q', 'karité'],
        ['name_like', 'lait'],
        ['price_gte', '1000'],
        ['id', 'a'],
        ['id', 'b'],
      ]),
    );
    expect(keys(asked()[0])).toHaveLength(9);
  });

  it('is counted with others by one call, and by itself where only that fails', async () => {
    const { asked } = network(answer({ counts: [41, 7, null] }));
    const count = (resource: string, value?: string) =>
      dataProvider.getList({
        resource,
        filters: value ? [{ field: 'status', operator: 'eq', value }] : [],
        meta: { isCounted: true },
      });
    const [all, some, hidden] = await Promise.allSettled([count('orders'), count('orders', 'à faire'), count('users')]);
    expect(asked()[0]).toBe('/api/counts?list=orders&list=orders%3Fstatus%3D%25C3%25A0%2520faire&list=users');
    expect([all, some]).toMatchObject([{ value: { total: 41 } }, { value: { total: 7 } }]);
    expect(hidden).toMatchObject({ status: 'rejected', reason: { statusCode: 403 } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is refused without its total, which would pass for one page', async () => {
    network(answer([{ id: 'a' }]));
    await expect(dataProvider.getList({ resource: 'brands' })).rejects.toMatchObject({
      message: expect.stringContaining('x-total-count'),
    });
  });

  it('is not even asked for with a filter that the API does not know', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const filters = [{ field: 'name', operator: 'endswith' as const, value: 'x' }];
    await expect(dataProvider.getList({ resource: 'brands', filters })).rejects.toThrow(/Filtre refusé/);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('of no ids asks nothing', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    expect(await dataProvider.getMany!({ resource: 'brands', ids: [] })).toEqual({ data: [] });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a save', () => {
  it('updates by PUT, with the session and JSON', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'jeton' });
    const { asked } = network(answer({ id: 'a' }));
    await dataProvider.update({ resource: 'brands', id: 'a', variables: { name: 'Aya' } });
    const [url, init] = asked();
    expect(url).toBe('/api/brands/a');
    expect(init).toMatchObject({ method: 'PUT', body: '{"name":"Aya"}' });
    expect(init!.headers).toMatchObject({ authorization: 'Bearer jeton', 'content-type': 'application/json' });
  });

  it('holds for the version that was read, by the tag that came with it', async () => {
    network(answer({ id: 'a', name: 'Aya' }, { headers: { etag: 'W/"3-x"' } }));
    const read = await dataProvider.getOne({ resource: 'brands', id: 'a' });
    expect(read).toEqual({ data: { id: 'a', name: 'Aya' }, etag: 'W/"3-x"' });
    const { asked } = network(answer({ id: 'a' }));
    const headers = onlyIf('W/"3-x"');
    await dataProvider.update({ resource: 'brands', id: 'a', variables: {}, meta: { headers } });
    expect(asked()[1]!.headers).toMatchObject({ 'if-match': 'W/"3-x"' });
    expect(onlyIf(undefined)).toEqual({});
  });

  it('that comes second is told the version that is there, with its tag', async () => {
    const said = {
      statusCode: 412,
      message: 'Modifié',
      error: 'stale_version',
      current: { id: 'a' },
      changed: { by: 'b@c.d', at: 'hier' },
    };
    network(answer(said, { status: 412, headers: { etag: '"4-y"' } }));
    const error = await dataProvider
      .update({ resource: 'brands', id: 'a', variables: {} })
      .catch((refused: unknown) => refused);
    expect(staleVersionOf(error)).toMatchObject({ current: { id: 'a' }, changed: { by: 'b@c.d' }, etag: '"4-y"' });
    expect(changedSinceOf(error)).toBeNull();
  });

  it('travels as multipart as soon as it holds a file, and lets the browser name the boundary', async () => {
    const { asked } = network(answer({ id: 'a' }));
    await dataProvider.create({ resource: 'brands', variables: { name: 'Aya', logo: new File(['x'], 'l.png') } });
    const init = asked()[1]!;
    expect(init.body).toBeInstanceOf(FormData);
    expect(init.headers).not.toHaveProperty('content-type');
  });
});

describe('a failure', () => {
  it("speaks the server's French, with a message by field", async () => {
    const fields = { name: 'Ce nom est déjà pris' };
    network(answer({ statusCode: 422, message: 'Vérifiez les champs', error: 'validation', fields }, { status: 422 }));
    await expect(dataProvider.create({ resource: 'brands', variables: {} })).rejects.toMatchObject({
      statusCode: 422,
      message: 'Vérifiez les champs',
      errors: fields,
    });
  });

  it('of something that is not our API leaves the words to who asked (R1301)', async () => {
    network(new Response('Bad Gateway', { status: 502 }));
    await expect(dataProvider.getOne({ resource: 'brands', id: 'a' })).rejects.toEqual({
      statusCode: 502,
      message: '',
      answer: { status: 502, text: 'Bad Gateway' },
    });
  });

  it('of the network too', async () => {
    network(new TypeError('Failed to fetch'));
    await expect(dataProvider.getOne({ resource: 'brands', id: 'a' })).rejects.toEqual({
      statusCode: 0,
      message: '',
    });
  });
});
