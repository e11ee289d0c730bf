import { atom } from 'jotai';

/** How many notifications its account has not read, as last heard. */
export const unreadAtom = atom(0);
