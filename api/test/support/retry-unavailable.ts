import { setTimeout as pause } from 'node:timers/promises';

/** Asking again at once would keep the shop from what it is busy with, in ms. */
const AGAIN_MS = 100;

/** Asks until it is not refused for want of time or room (503): a busy machine refuses some, which browsers send again, a moment later. */
export async function retryUnavailable<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await pause(AGAIN_MS);
  }
}
