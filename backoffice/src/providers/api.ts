/** The API's base path. */
export const API = '/api';
