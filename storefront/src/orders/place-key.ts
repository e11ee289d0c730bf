import { readText } from '../storage/browser-storage.ts';
import { DRAFT_KEY } from './draft-key.ts';

/** Where this device's last order went, or where its shopper said that one would go (R1845). */
export const PLACE_KEY = 'place';

/** Whether a place may be stored; separate from the code that reads it. */
export const mayHavePlace = (): boolean => Boolean(readText(PLACE_KEY) ?? readText(DRAFT_KEY, 'session'));
