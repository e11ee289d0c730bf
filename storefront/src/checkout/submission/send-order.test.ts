import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { LEAST_BUSY_MS, RETRY_PAUSES_MS, sendOrder } from './send-order.ts';

const lost = new ApiError(0, 'network', '');
/** A clock that only notes what was waited for. */
const noted = () => {
  const pauses: number[] = [];
  return { pauses, pause: async (ms: number) => pauses.push(ms) };
};

describe('Sending an order', () => {
  it('shows the busy state for its least time (R809)', async () => {
    const { pauses, pause } = noted();
    expect(await sendOrder(async () => 'taken', pause)).toBe('taken');
    expect(pauses).toEqual([LEAST_BUSY_MS]);
    expect(LEAST_BUSY_MS).toBe(1_500);
  });

  it('sends again after growing pauses when no answer came', async () => {
    const { pauses, pause } = noted();
    const send = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('taken');
    expect(await sendOrder(send, pause)).toBe('taken');
    expect(pauses.slice(1)).toEqual([...RETRY_PAUSES_MS]);
  });

  it('gives up after the last pause', async () => {
    const { pause } = noted();
    const send = vi.fn().mockRejectedValue(lost);
    await expect(sendOrder(send, pause)).rejects.toBe(lost);
    expect(send).toHaveBeenCalledTimes(1 + RETRY_PAUSES_MS.length);
  });

  it.each([new ApiError(409, 'price_changed', ''), new ApiError(429, 'too_many_requests', ''), new TypeError('bug')])(
    'does not insist on %s',
    async (error) => {
      const { pause } = noted();
      const send = vi.fn().mockRejectedValue(error);
      await expect(sendOrder(send, pause)).rejects.toBe(error);
      expect(send).toHaveBeenCalledTimes(1);
    },
  );
});
