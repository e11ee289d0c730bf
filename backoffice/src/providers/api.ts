/** Where the API stands. */
export const API = '/api';
