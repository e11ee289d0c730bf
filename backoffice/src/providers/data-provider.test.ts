import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from './data-provider.ts';
import { changedSinceOf, onlyIf, staleVersionOf } from './refusals.ts';
import { network, requestedPath } from './testing/network.ts';

const answer = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);

const listed = (total = '2') => answer([{ id: 'a' }, { id: 'b' }], { headers: { 'x-total-count': total } });
const keys = ({ url }: Request) => [...new URL(url).searchParams.entries()];

afterEach(() => vi.unstubAllGlobals());

describe('a list', () => {
  it('is requested in the json-server dialect', async () => {
    const { requested } = network(listed('41'));
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
    expect(keys(requested())).toEqual(
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
    expect(keys(requested())).toHaveLength(9);
  });

  it('is counted with others by one call, and by itself where only that fails', async () => {
    const { requested, fetch } = network(answer({ counts: [41, 7, null] }));
    const count = (resource: string, value?: string) =>
      dataProvider.getList({
        resource,
        filters: value ? [{ field: 'status', operator: 'eq', value }] : [],
        meta: { isCounted: true },
      });
    const [all, some, hidden] = await Promise.allSettled([count('orders'), count('orders', 'à faire'), count('users')]);
    expect(requestedPath(requested())).toBe(
      '/api/counts?list=orders&list=orders%3Fstatus%3D%25C3%25A0%2520faire&list=users',
    );
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

  it('is not requested with a filter that the API does not support', async () => {
    const { fetch } = network(listed());
    const filters = [{ field: 'name', operator: 'endswith' as const, value: 'x' }];
    await expect(dataProvider.getList({ resource: 'brands', filters })).rejects.toThrow(/Filtre refusé/);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is requested without blank filters, which would match nothing', async () => {
    const { requested } = network(listed());
    await dataProvider.getList({ resource: 'brands', filters: [{ field: 'name', operator: 'contains', value: '' }] });
    expect(keys(requested())).toEqual([
      ['_end', '10'],
      ['_start', '0'],
    ]);
  });

  it('of no ids makes no request', async () => {
    const { fetch } = network(listed());
    expect(await dataProvider.getMany!({ resource: 'brands', ids: [] })).toEqual({ data: [] });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a save', () => {
  it('updates by PUT, with the session and JSON', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'jeton' });
    const { requested } = network(answer({ id: 'a' }));
    await dataProvider.update({ resource: 'brands', id: 'a', variables: { name: 'Aya' } });
    const { method, headers } = requested();
    expect([method, requestedPath(requested())]).toEqual(['PUT', '/api/brands/a']);
    expect(await requested().json()).toEqual({ name: 'Aya' });
    expect([headers.get('authorization'), headers.get('content-type')]).toEqual(['Bearer jeton', 'application/json']);
  });

  it('holds for the version that was read, by the tag that came with it', async () => {
    network(answer({ id: 'a', name: 'Aya' }, { headers: { etag: 'W/"3-x"' } }));
    const read = await dataProvider.getOne({ resource: 'brands', id: 'a' });
    expect(read).toEqual({ data: { id: 'a', name: 'Aya' }, etag: 'W/"3-x"' });
    const { requested } = network(answer({ id: 'a' }));
    const headers = onlyIf('W/"3-x"');
    await dataProvider.update({ resource: 'brands', id: 'a', variables: {}, meta: { headers } });
    expect(requested().headers.get('if-match')).toBe('W/"3-x"');
    expect(onlyIf(undefined)).toEqual({});
  });

  it('that comes second receives the stored version, with its tag', async () => {
    const conflict = {
      statusCode: 412,
      message: 'Modifié',
      error: 'stale_version',
      current: { id: 'a' },
      changed: { by: 'b@c.d', at: 'hier' },
    };
    network(answer(conflict, { status: 412, headers: { etag: '"4-y"' } }));
    const error = await dataProvider
      .update({ resource: 'brands', id: 'a', variables: {} })
      .catch((refused: unknown) => refused);
    expect(staleVersionOf(error)).toMatchObject({ current: { id: 'a' }, changed: { by: 'b@c.d' }, etag: '"4-y"' });
    expect(changedSinceOf(error)).toBeNull();
  });

  it('travels as multipart as soon as it holds a file, and lets the browser name the boundary', async () => {
    const { requested } = network(answer({ id: 'a' }));
    await dataProvider.create({ resource: 'brands', variables: { name: 'Aya', logo: new File(['x'], 'l.png') } });
    expect(requested().headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const sent = await requested().formData();
    expect([sent.get('name'), sent.get('logo')]).toEqual(['Aya', expect.objectContaining({ name: 'l.png' })]);
  });
});

describe('a call of its own', () => {
  it('is appended to its path once, with any other parameters', async () => {
    const { requested } = network(answer({ id: 'a' }));
    const url = '/api/statistics?from=2026-01-01';
    await dataProvider.custom!({ url, method: 'get' });
    expect(requestedPath(requested())).toBe(url);
    await dataProvider.custom!({
      url: '/api/audit',
      method: 'get',
      query: { record: 'a', kind: '' },
      filters: [{ field: 'at', operator: 'gte', value: 5 }],
      sorters: [{ field: 'at', order: 'desc' }],
    });
    expect(requestedPath(requested())).toBe('/api/audit?at_gte=5&_sort=at&_order=desc&record=a');
  });

  it('sends what it changes, and answers nothing where nothing is answered', async () => {
    const { requested } = network(new Response(null, { status: 204 }));
    const answered = await dataProvider.custom!({
      url: '/api/orders/a/status',
      method: 'patch',
      payload: { status: 'paid' },
    });
    expect([requested().method, await requested().json()]).toEqual(['PATCH', { status: 'paid' }]);
    expect(answered.data).toBeNull();
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

  it('of something that is not our API leaves the message to the caller (R1301)', async () => {
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
