/** How often a GET request is retried. */
const MOST_RETRIES = 3;

/** An overloaded server requests 2 s. When it requests longer, the error is shown at once. */
const LONGEST_MS = 3_000;

type Refused = { method?: string; status: number; retryAfter: unknown; retries: number };

/** The delay in ms (`Retry-After`) before a GET request to an overloaded server is retried; undefined if it is not. */
export function retryDelay({ method = 'GET', status, retryAfter, retries }: Refused): number | undefined {
  const ms = 1_000 * Number(retryAfter);
  const isBusy = status === 503 && ms > 0 && ms <= LONGEST_MS;
  return isBusy && method.toUpperCase() === 'GET' && retries < MOST_RETRIES ? ms : undefined;
}
