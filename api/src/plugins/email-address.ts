import { z } from 'zod';

/** An e-mail address as it is kept: trimmed, and in lower case, so that one person is one row. */
export const emailAddress = z
  .string("L'email est requis")
  .trim()
  .toLowerCase()
  .min(1, "L'email est requis")
  .max(254, "L'adresse e-mail n'est pas valide")
  .pipe(z.email("L'adresse e-mail n'est pas valide"));
