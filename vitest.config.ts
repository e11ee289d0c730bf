import { defineConfig } from 'vitest/config';

/** Packages are tested from their sources, without a build. */
const fromSource = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
};
const unit = (name: string) => ({ ...fromSource, test: { name, include: [`${name}/src/**/*.test.{ts,tsx}`] } });

export default defineConfig({
  test: {
    projects: [
      unit('shared'),
      unit('storefront'),
      unit('backoffice'),
      {
        ...fromSource,
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          // One PostgreSQL for the run; every test file makes a database of its own in it.
          globalSetup: ['api/src/testing/test-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
