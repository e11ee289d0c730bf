import { useAtomValue } from 'jotai';
import { type Session, sessionAtom } from './session-atoms.ts';

/** The visitor's session: its state, and the user once that is known. Always `loading` on the server. */
export const useSession = (): Session => useAtomValue(sessionAtom);
