/** The mark of a cached response of the worker (`Server-Timing`), which the page shows to its reader. */
export const CACHED_ANSWER = 'cached';
