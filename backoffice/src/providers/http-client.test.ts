import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from './http-client.ts';
import { network } from './testing/network.ts';

const BUSY = { statusCode: 503, error: 'unavailable', message: 'Il y a beaucoup de monde.' };
const busy = (headers: Record<string, string> = { 'retry-after': '2' }) =>
  Response.json(BUSY, { status: 503, headers });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that has too much to do (R2001)', () => {
  it('receives a GET request again after the time that it named, unchanged, with the session', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'mine' });
    const { fetch, requested } = network(Response.json({ id: 'a' }));
    fetch.mockResolvedValueOnce(busy());
    const answer = request('get', '/api/products?q=lait');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).data).toEqual({ id: 'a' });
    expect(requested().url).toBe('http://shop/api/products?q=lait');
    expect(requested().headers.get('authorization')).toBe('Bearer mine');
  });

  it('is sent it three times again at most; then its own words are the failure', async () => {
    const { fetch } = network(busy());
    const refused = expect(request('GET', '/api/users/me')).rejects.toMatchObject({
      statusCode: 503,
      message: BUSY.message,
    });
    await vi.runAllTimersAsync();
    await refused;
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['POST', busy()],
    ['GET', busy({})],
    ['GET', busy({ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' })],
    ['GET', busy({ 'retry-after': '5' })],
    ['GET', Response.json({}, { status: 500, headers: { 'retry-after': '2' } })],
  ])('is sent nothing else twice: %s %o', async (method, answer) => {
    const { fetch } = network(answer);
    await expect(request(method, '/api/products')).rejects.toMatchObject({ statusCode: answer.status });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
