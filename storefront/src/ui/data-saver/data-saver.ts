import { createContext } from 'react';

/** Whether this page is drawn to cost little: the shopper's choice, else what the browser says of the connection. */
export const DataSaver = createContext(false);
