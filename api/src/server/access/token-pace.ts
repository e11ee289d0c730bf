import { ApiError } from '../errors/api-error.ts';

/** What one token may ask of one process in a minute. */
export const MOST_A_MINUTE = 600;
const MINUTE_MS = 60_000;

/**
 * Counts what each token asks for. In the memory of the process: a program that runs in circles is slowed down, and no
 * request costs a write. Throws a 429 with Retry-After.
 */
export function tokenPace(now: () => number = () => performance.now()): (id: string) => void {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return (id) => {
    const at = now();
    for (const [key, { endsAt }] of windows) if (endsAt <= at) windows.delete(key);
    const window = windows.get(id) ?? { endsAt: at + MINUTE_MS, count: 0 };
    windows.set(id, { ...window, count: window.count + 1 });
    if (window.count < MOST_A_MINUTE) return;
    throw new ApiError(
      429,
      'too_many_requests',
      `Trop de demandes avec ce jeton d'accès : ${MOST_A_MINUTE} par minute au plus`,
      {
        headers: { 'retry-after': String(Math.max(1, Math.ceil((window.endsAt - at) / 1_000))) },
        event: { name: 'blocked', details: { by: 'api-token' } },
      },
    );
  };
}
