/**
 * What the journeys of a shop's own pages need, in `custom/journeys/*.spec.ts`: a real browser, at a server with the demo shop
 * and all of `custom/`. Run them by `npx playwright test --project=custom` in `e2e`.
 */
export { signInAsAdmin, topDialog } from '../e2e/setup/back-office.ts';
export { call } from '../e2e/setup/call.ts';
export { untilHydrated } from '../e2e/setup/hydrated.ts';
/** `page` starts at the shop's root and must end without an error; `create`, `deleteAfter`, `restoreAfter` and `cleanUp` tidy up. */
export { expect, test } from '../e2e/setup/shop-test.ts';
