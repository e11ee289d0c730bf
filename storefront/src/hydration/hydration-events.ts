/** Told on the document: React listens from now on, or the page's code did not come. */
export const HYDRATED = 'hydrated';
export const HYDRATION_FAILED = 'hydration-failed';
