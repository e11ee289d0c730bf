import { z } from 'zod';

/** What the filters of several kinds compare with. One schema each, for hundreds of keys of lists. */

export const recordId = z.uuid('Identifiant invalide');
export const yesOrNo = z.enum(['true', 'false'], 'true ou false attendu').transform((value) => value === 'true');
