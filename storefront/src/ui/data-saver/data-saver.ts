import { createContext } from 'react';

/** Whether this page is drawn with the data saver: the shopper's choice, else the browser's network information. */
export const DataSaver = createContext(false);
