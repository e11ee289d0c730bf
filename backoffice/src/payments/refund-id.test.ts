import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { httpError } from '../providers/http-client.ts';

const LOST = /^La réponse du serveur s’est perdue/;
const REQUEST = { amount: 500, byHand: false, note: 'Abîmé' };
const failing =
  (status: number, message = '') =>
  () =>
    Promise.reject(httpError(status, message));

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The page as it is after a load. */
async function load() {
  vi.resetModules();
  return (await import('./refund-id.ts')).startRefund;
}

it('a refund has the same id until the server has answered', async () => {
  const startRefund = await load();
  const first = startRefund('a');
  for (const status of [0, 200, 500, 504]) await expect(first.submit(REQUEST, failing(status))).rejects.toThrow(LOST);
  expect(startRefund('b').id).not.toBe(first.id);
  const second = startRefund('a');
  expect(second).toMatchObject({ id: first.id, before: REQUEST });
  const send = vi.fn(async () => undefined);
  await second.submit(REQUEST, send);
  expect(send).toHaveBeenCalledWith({ ...REQUEST, id: first.id });
  const third = startRefund('a');
  expect([third.id === first.id, third.before]).toEqual([false, null]);
  await expect(third.submit(REQUEST, failing(400, '4 au plus'))).rejects.toMatchObject({ message: '4 au plus' });
  expect(startRefund('a').id).not.toBe(third.id);
});

it('a reload during the request, or after its answer was lost, loses neither its id nor its values', async () => {
  const request = (await load())('a');
  void request.submit(REQUEST, () => new Promise(() => undefined));
  const startRefund = await load();
  expect(startRefund('a')).toMatchObject({ id: request.id, before: REQUEST });
  // The refund exists: the next request is another one.
  expect(startRefund('a', [request.id])).toMatchObject({ before: null });
  expect(startRefund('a', [request.id]).id).not.toBe(request.id);
});

it('a browser that stores nothing knows it until it is reloaded', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('closed');
    },
  });
  const startRefund = await load();
  const first = startRefund('a');
  await expect(first.submit(REQUEST, failing(0))).rejects.toThrow(LOST);
  expect(startRefund('a').id).toBe(first.id);
});
