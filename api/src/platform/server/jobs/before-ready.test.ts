import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { beforeReady } from './before-ready.ts';

it('does all at the same time, for every part of the app, and is ready when the last is done', async () => {
  const app = Fastify();
  const done: string[] = [];
  let end = () => {};
  const other = new Promise<void>((resolve) => {
    end = resolve;
  });
  beforeReady(app, async () => {
    await other;
    done.push('first');
  });
  app.register(async (part) => {
    beforeReady(part, async () => {
      end();
      done.push('second');
    });
  });
  await app.ready();
  expect(done).toEqual(['second', 'first']);
  await app.close();
});

it('what fails stops the start', async () => {
  const app = Fastify();
  beforeReady(app, async () => undefined);
  beforeReady(app, async () => {
    throw new Error('too weak');
  });
  await expect(app.ready()).rejects.toThrow('too weak');
  await app.close();
});
