import { z } from 'zod';
import { fr } from 'zod/locales';

/**
 * What a schema says when a field has no message of its own: in French. Call once, before the first value is judged.
 * `jitless`: no code is made of text, which a page's content policy would refuse.
 */
export const frenchMessages = ({ jitless = false } = {}): void => {
  z.config({ ...fr(), jitless });
};
