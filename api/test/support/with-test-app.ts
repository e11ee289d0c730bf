import type { ResourceShape } from '@karite/shared/resource';
import { afterAll, beforeAll } from 'vitest';
import { openTestApp, type TestApp, type TestAppParts } from './test-app.ts';

/** The shop of a test file: opened before its first test, closed after its last one. The parameters are those of `openTestApp`. */
export function withTestApp(
  declared?: readonly ResourceShape[],
  parts?: TestAppParts | Promise<TestAppParts>,
): TestApp {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await openTestApp(declared, await parts);
  });
  afterAll(() => opened?.close());
  const shop = () => {
    if (!opened) throw new Error('The shop is open inside tests and hooks alone');
    return opened;
  };
  return {
    get app() {
      return shop().app;
    },
    get url() {
      return shop().url;
    },
    get database() {
      return shop().database;
    },
    get mediaDir() {
      return shop().mediaDir;
    },
    get mediaStore() {
      return shop().mediaStore;
    },
    get adminToken() {
      return shop().adminToken;
    },
    set adminToken(token) {
      shop().adminToken = token;
    },
    call: (method, url, options) => shop().call(method, url, options),
    signUp: (email) => shop().signUp(email),
    close: () => shop().close(),
  };
}
