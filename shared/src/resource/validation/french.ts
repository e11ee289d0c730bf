import { z } from 'zod';
import { fr } from 'zod/locales';

/** What a schema says when a field has no message of its own: in French. Call once, before the first request. */
export const frenchMessages = (): void => {
  z.config(fr());
};
