import { expect, it } from 'vitest';
import { LiveStream } from './live-stream.ts';

it('a stream that was ended says nothing more, and breaks nothing', async () => {
  const stream = new LiveStream('hash', { id: 'a', email: 'a@example.com', role: 'admin', rights: null });
  stream.end();
  stream.open();
  stream.beat();
  expect(await stream.body.toArray()).toEqual([]);
});
