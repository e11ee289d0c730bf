import { test as playwright } from '@playwright/test';
import { answerOf, call } from './call.ts';
import { query } from './database.ts';
import { ADMIN } from './shop-server.ts';

export { expect } from '@playwright/test';

type Made = { id: string };
type CleaningFixtures = {
  /** The token of a new session of the administrator. */
  adminToken: string;
  /** Registers work for the end of the test, failed or not. The last registered runs first. */
  cleanUp: (work: () => Promise<unknown>) => void;
  /** Deletes a record at the end, as an administrator does, unless the test has deleted it: `/products/ID`. */
  deleteAfter: (address: string) => void;
  /** Creates a record by the API; it is deleted at the end. */
  create: <Created extends Made = Made>(path: string, body: object) => Promise<Created>;
  /** Sets settings back at the end, each to its present values: `/identity`. */
  restoreAfter: (...settings: string[]) => Promise<void>;
  /** A customer's name of the test's own; the orders in this name are deleted at the end. */
  customerName: (prefix: string) => string;
};

/** The values of settings that are not as they were before. */
const changedFrom = (before: object, now: object): object => {
  const present = new Map(Object.entries(now));
  const differs = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(present.get(key));
  return Object.fromEntries(Object.entries(before).filter(differs));
};

/** A test whose fixtures clean up what it leaves in the shop. */
export const test = playwright.extend<CleaningFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs off this pattern
  adminToken: async ({}, use) => {
    const { access_token } = await call<{ access_token: string }>('POST', '/auth/login', { body: ADMIN });
    await use(access_token);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  cleanUp: async ({}, use) => {
    const registered: (() => Promise<unknown>)[] = [];
    await use((work) => void registered.unshift(work));
    const errors: unknown[] = [];
    for (const work of registered) await work().catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, `Not cleaned up: ${errors.join('; ')}`);
  },
  deleteAfter: async ({ adminToken: token, cleanUp }, use) => {
    await use((address) =>
      cleanUp(async () => {
        const answer = await answerOf('DELETE', address, { token });
        if (!answer.ok && answer.status !== 404) throw new Error(`${address}: ${await answer.text()}`);
      }),
    );
  },
  create: async ({ adminToken: token, deleteAfter }, use) => {
    await use(async <Created extends Made>(path: string, body: object) => {
      const created = await call<Created>('POST', path, { token, body });
      deleteAfter(`${path}/${created.id}`);
      return created;
    });
  },
  restoreAfter: async ({ adminToken: token, cleanUp }, use) => {
    await use(async (...settings) => {
      for (const path of settings) {
        const { version, updatedAt, ...before } = await call<Record<string, unknown>>('GET', path, { token });
        cleanUp(async () => {
          const body = changedFrom(before, await call<object>('GET', path, { token }));
          if (Object.keys(body).length > 0) await call('PATCH', path, { token, body });
        });
      }
    });
  },
  customerName: async ({ cleanUp }, use, { project }) => {
    await use((prefix) => {
      const name = `${prefix}-${project.name}`;
      cleanUp(async () => {
        await query('delete from payments where order_id in (select id from orders where nom = $1)', [name]);
        await query('delete from orders where nom = $1', [name]);
      });
      return name;
    });
  },
});
