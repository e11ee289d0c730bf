import { z } from 'zod';
import { fr } from 'zod/locales';

/**
 * The French messages of schemas for fields without a message of their own. Call once, before the first validation.
 * `jitless`: no code is made of text, which a page's content policy would refuse.
 */
export const frenchMessages = ({ jitless = false } = {}): void => {
  z.config({ ...fr(), jitless });
};
