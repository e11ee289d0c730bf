import { readText } from '../storage/browser-storage.ts';
import { DRAFT_KEY } from './draft-key.ts';

/** The place of this device's last order, or the one that its shopper chose (R1845). */
export const PLACE_KEY = 'place';

/** Whether a place may be stored; separate from the code that reads it. */
export const mayHavePlace = (): boolean => Boolean(readText(PLACE_KEY) ?? readText(DRAFT_KEY, 'session'));
