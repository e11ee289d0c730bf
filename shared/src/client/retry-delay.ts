/** How often a reading is sent again. */
const MOST_RETRIES = 3;

/** A busy server wants 2 s. A longer wait is worth a message: its reader decides when to try again. */
const LONGEST_MS = 3_000;

type Refused = { method?: string; status: number; retryAfter: unknown; retries: number };

/** In how many ms a reading that a busy server refused is sent again (`Retry-After`); undefined where its answer is final. */
export function retryDelay({ method = 'GET', status, retryAfter, retries }: Refused): number | undefined {
  const ms = 1_000 * Number(retryAfter);
  const isBusy = status === 503 && ms > 0 && ms <= LONGEST_MS;
  return isBusy && method.toUpperCase() === 'GET' && retries < MOST_RETRIES ? ms : undefined;
}
