/** The list of the offline page that the worker fills with its cached pages. */
export const CACHED_PAGES_ID = 'pages-gardees';
