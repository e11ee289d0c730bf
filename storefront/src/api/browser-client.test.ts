import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClient } from './browser-client.ts';

const MESSAGE = 'Il y a beaucoup de monde. Veuillez réessayer dans un instant.';
const busy = (seconds = '2') =>
  Response.json({ error: 'unavailable', message: MESSAGE }, { status: 503, headers: { 'retry-after': seconds } });

/** A server that refuses the first requests, and answers the others. */
function refusing(times: number, seconds?: string) {
  let left = times;
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => {
    left -= 1;
    return left >= 0 ? busy(seconds) : Response.json({ id: 'a' });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const read = (signal?: AbortSignal) => browserClient.get('/brands/{id}', { path: { id: 'a' }, signal });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that has too much to do (R2001)', () => {
  it('receives a retried GET after the delay that it requests', async () => {
    const fetch = refusing(2);
    const answer = read();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ id: 'a' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is sent it three times again at most, all within the 15 s that a shopper waits (R1407)', async () => {
    const fetch = refusing(9);
    const refused = expect(read()).rejects.toMatchObject({ statusCode: 503, message: MESSAGE });
    await vi.runAllTimersAsync();
    await refused;
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('is sent nothing twice by one who went on meanwhile', async () => {
    const fetch = refusing(1);
    fetch
      .mockImplementationOnce(async () => busy())
      .mockImplementation(async (_path, init) => {
        init?.signal?.throwIfAborted();
        return Response.json({});
      });
    const gone = new AbortController();
    const refused = expect(read(gone.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(100);
    gone.abort();
    await vi.runAllTimersAsync();
    await refused;
  });

  it('is sent no writing twice, and no reading that it can’t answer soon', async () => {
    const writing = refusing(9);
    await expect(browserClient.send('POST', '/auth/logout')).rejects.toMatchObject({ statusCode: 503 });
    expect(writing).toHaveBeenCalledTimes(1);
    const away = refusing(9, '5');
    await expect(read()).rejects.toMatchObject({ statusCode: 503 });
    expect(away).toHaveBeenCalledTimes(1);
  });
});
