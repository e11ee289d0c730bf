import { setTimeout as pause } from 'node:timers/promises';

/** The pause between two requests, in ms: an immediate retry would slow the shop down. */
const AGAIN_MS = 100;

/** Repeats a request until the status is not 503: a busy machine refuses some, and browsers send them again a moment later. */
export async function retryUnavailable<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await pause(AGAIN_MS);
  }
}
