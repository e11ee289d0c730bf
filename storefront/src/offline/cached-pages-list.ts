/** The list of the offline page that the worker fills with the pages it keeps. */
export const CACHED_PAGES_ID = 'pages-gardees';
