/** The list of the offline page that the worker fills with the pages it keeps. */
export const KEPT_LIST_ID = 'pages-gardees';
