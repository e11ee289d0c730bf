/** Events of the document: React handles events from now on, or the page's code could not be loaded. */
export const HYDRATED = 'hydrated';
export const HYDRATION_FAILED = 'hydration-failed';
