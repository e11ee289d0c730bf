import { restoreTyped } from './restore-typed.ts';
import { watchStaleBuild } from './stale-build.ts';

/** What a page does at rest whose hydration is deferred (R2133): one file, for the first script is small. */
export function watchDeferred(): void {
  watchStaleBuild();
  restoreTyped();
}
