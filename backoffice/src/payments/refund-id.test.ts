import { expect, it } from 'vitest';
import { httpError } from '../providers/http-client.ts';
import { startRefund } from './refund-id.ts';

const LOST = /^La réponse du serveur s’est perdue/;

it('a refund keeps its id until the server has said what became of it', async () => {
  const first = startRefund('a');
  for (const status of [0, 200, 500, 504])
    await expect(first.answered(Promise.reject(httpError(status, '')))).rejects.toThrow(LOST);
  expect(startRefund('b').id).not.toBe(first.id);
  const second = startRefund('a');
  expect(second.id).toBe(first.id);
  await second.answered(Promise.resolve());
  const third = startRefund('a');
  expect(third.id).not.toBe(first.id);
  await expect(third.answered(Promise.reject(httpError(400, '4 au plus')))).rejects.toMatchObject({
    message: '4 au plus',
  });
  expect(startRefund('a').id).not.toBe(third.id);
});
