import { defineConfig } from 'vitest/config';
import { isQuick } from './testing/quick.ts';

const ROOT = import.meta.dirname;
/** Packages are tested from their sources, without a build. */
const fromSource = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
};
/** Not by a condition, which Node would apply as well: a package that antd needs ships its own sources under that name. */
const sources = [
  { find: '#check', replacement: `${ROOT}/shared/src/resource/check/index.ts` },
  { find: /^@karite\/shared\/(.*)$/, replacement: `${ROOT}/shared/src/$1/index.ts` },
];
const ownParts = [
  { find: /^@karite\/custom\/(\w+)$/, replacement: `${ROOT}/custom/$1/index.ts` },
  { find: /^@karite\/custom\/shared\/(.*)$/, replacement: `${ROOT}/custom/shared/$1.ts` },
];
/** Karité's own unit tests pass in every shop: they read no part of it. */
const plain = {
  find: /^@karite\/custom\/(shared|shared\/shop|backoffice|storefront)$/,
  replacement: `${ROOT}/testing/plain-shop.ts`,
};
const unit = (
  name: string,
  from: object = { ...fromSource, resolve: { ...fromSource.resolve, alias: [plain] } },
  include = [`${name}/{src,build}/**/*.test.{ts,tsx,mjs}`, '!**/own-parts.test.ts'],
) => ({
  ...from,
  test: {
    name,
    // To load every module again for each file takes six times as long as the tests.
    isolate: false,
    // For what hangs, as below.
    testTimeout: 30_000,
    include,
  },
});
const withDatabase = {
  // One PostgreSQL for all of them; every test file makes a database of its own in it.
  globalSetup: ['api/test/support/test-server.ts'],
  // For what hangs. A busy machine takes three times as long, and is no fault of the shop's.
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // A wait is no limit: those are measured, and reported beside the test.
  expect: { poll: { timeout: 15_000 } },
};
/** What counts the memory of the process it runs in, or replaces one of its modules: files that share none. */
const processesOfTheirOwn = ['fuzz', 'hashing', 'imports', 'uploads'];
/** Tests with a time limit in seconds: nothing else runs beside them. */
const timed = ['response-times', 'database-away', 'frozen-database', 'load', 'operation', 'stale-prices'];
/** What kills and starts processes for minutes, or builds a whole shop: with what is timed, `npm test` leaves it to `npm run test:all`. */
const long = [
  'backup',
  'backup-drill',
  'clock',
  'connections',
  'custom-shop',
  'imports',
  'killed-tasks',
  'migrations',
  'no-default-account',
  'orphans',
  'processes',
  'replica',
  'stop',
  'upgrade',
  'webhooks-kill',
];
const left = isQuick ? [...long, ...timed] : [];
const guarantees = (names: string[]) => names.map((name) => `api/test/guarantees/${name}.test.ts`);

export default defineConfig({
  test: {
    // As many as two cores carry. Half of the time a test of the API waits (for the database, a process, a limit of time):
    // `npm run test:api` takes one worker more.
    maxWorkers: 2,
    projects: [
      unit('shared'),
      unit('demo'),
      unit('storefront'),
      unit('backoffice', { resolve: { alias: [plain, ...sources] } }),
      unit('custom', { resolve: { alias: [...ownParts, ...sources] } }, [
        'custom/{shared,storefront,backoffice}/**/*.test.{ts,tsx}',
        'backoffice/src/app/own-parts.test.ts',
      ]),
      // Each reads the whole repository, which takes a busy machine long.
      { test: { name: 'repository', include: ['{scripts,tools}/**/*.test.mjs'], testTimeout: 60_000 } },
      {
        ...fromSource,
        test: {
          // Projects run in the order of their names: at the end these would leave a core idle, each loading the API for itself.
          name: 'apart',
          include: guarantees(processesOfTheirOwn),
          exclude: guarantees(left),
          ...withDatabase,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'api',
          include: ['api/src/**/*.test.ts', 'custom/api/**/*.test.ts', 'api/test/guarantees/**/*.test.ts'],
          exclude: guarantees([...processesOfTheirOwn, ...timed, ...left]),
          // Every file would load the whole API anew, which takes as long as its tests.
          isolate: false,
          ...withDatabase,
        },
      },
      {
        ...fromSource,
        // A shop that declares another currency: every package reads that of the alias.
        resolve: {
          ...fromSource.resolve,
          alias: { '@karite/custom/shared/shop': `${ROOT}/api/test/euro/shop.ts` },
        },
        test: { name: 'euro', include: ['api/test/euro/*.test.ts'], isolate: false, ...withDatabase },
      },
      {
        ...fromSource,
        test: {
          name: 'timed',
          include: guarantees(timed),
          exclude: guarantees(left),
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...withDatabase,
        },
      },
    ],
  },
});
