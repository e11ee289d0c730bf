import type { Page, Route } from '@playwright/test';

/** The ways in which the API may let a page down. */
export const FAILURES = {
  'is away': (route) => route.abort('connectionrefused'),
  'is cut': (route) => route.abort('connectionreset'),
  'breaks (500)': (route) =>
    route.fulfill({
      status: 500,
      json: { statusCode: 500, error: 'internal', message: 'Erreur technique. Veuillez réessayer.' },
    }),
  'answers a web page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>502</h1>' }),
  'never answers': async () => undefined,
} satisfies Record<string, (route: Route) => Promise<unknown>>;

export type Failure = keyof typeof FAILURES;
export const failures = Object.keys(FAILURES) as Failure[];

/** Just longer than the client waits for an answer (R1407). */
const PATIENCE_MS = 16_000;

/**
 * Runs an action that calls the failing API. A call without an answer is given up at once: the page's own clock, which must be
 * installed (`page.clock`), is put forward, as often as the page retries by itself.
 */
export async function whileFailing(
  { page, api, failure, turns = 1 }: { page: Page; api: RegExp; failure: Failure; turns?: number },
  act: () => Promise<unknown>,
): Promise<void> {
  await page.route(api, FAILURES[failure]);
  for (let turn = 0; turn < turns; turn += 1) {
    const request = page.waitForRequest(api);
    if (turn === 0) await act();
    await request;
    if (failure === 'never answers') await page.clock.fastForward(PATIENCE_MS);
  }
}

/** The API is well again. */
export const mend = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });
