import { createContext } from 'react';

/** Whether this page was drawn to cost little: the shopper's choice, else what the browser says of the line. */
export const Saver = createContext(false);

/** Where the shopper's choice is sent; the server keeps it in a cookie and leads back. */
export const SAVER_ACTION = '/economie';
