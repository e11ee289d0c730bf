/**
 * What the tests of a shop's own server need, in `custom/api/*.test.ts`: the API on a real database, and records to begin with.
 * Run them by `npm run test:one -- custom/api`.
 */
import { loadCustom } from '../api/src/custom/load-custom.ts';
import type { TestApp } from '../api/test/support/test-app.ts';
import { withTestApp } from '../api/test/support/with-test-app.ts';

/** The shop of a test file with all that `custom/` registers, on a database of its own: open inside tests and hooks. */
export const withShop = (): TestApp => withTestApp([], loadCustom());

export { formOf, makeProduct, orderOf } from '../api/test/support/makers.ts';
export { openTestApp, type TestApp, type TestAppParts } from '../api/test/support/test-app.ts';
export { withTestApp } from '../api/test/support/with-test-app.ts';
export { pictureFile } from './pictures.ts';
