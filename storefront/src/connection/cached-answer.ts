/** How the worker marks an answer out of its cache (`Server-Timing`), which the page tells its reader. */
export const CACHED_ANSWER = 'kept';
