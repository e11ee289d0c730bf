import { describe, expect, it, vi } from 'vitest';

const work = { running: 0, most: 0 };
const slow = async <T>(result: T): Promise<T> => {
  work.running += 1;
  work.most = Math.max(work.most, work.running);
  await new Promise((resolve) => setTimeout(resolve, 2));
  work.running -= 1;
  return result;
};
vi.mock(import('@node-rs/argon2'), () => ({ hash: () => slow('hash'), verify: () => slow(true) }));
const { hashPassword, isPassword } = await import('../../src/people/accounts/passwords/password.ts');

describe('P21 hashing waits its turn', () => {
  it('two at once, twenty in the queue, and 503 with Retry-After for the rest', async () => {
    const requested = Array.from({ length: 60 }, (_, i) => (i % 2 ? isPassword('x', 'hash') : hashPassword('x')));
    const done = await Promise.allSettled(requested);
    const refused = done.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
    expect([done.length - refused.length, refused.length, work.most]).toEqual([22, 38, 2]);
    for (const error of refused)
      expect(error).toMatchObject({
        statusCode: 503,
        code: 'unavailable',
        details: { headers: { 'retry-after': '2' } },
      });
  });

  it('and the places are free again afterwards', async () => {
    expect(await Promise.all(Array.from({ length: 22 }, () => hashPassword('x')))).toHaveLength(22);
    expect(work.running).toBe(0);
  });
});
