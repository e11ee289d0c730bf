import { z } from 'zod';
import { isCommonPassword, SHORTEST } from './common-passwords.ts';

/** Longer ones are refused unread: hashing them would be free work for anyone who sends them. */
const LONGEST = 200;

/** A password that someone chooses (guarantee P21); what is typed at sign-in is judged by its hash alone. */
export const newPassword = z
  .string('Le mot de passe est requis')
  .min(SHORTEST, `Le mot de passe doit compter au moins ${SHORTEST} caractères`)
  .max(LONGEST, `Le mot de passe doit compter au plus ${LONGEST} caractères`)
  .refine((password) => !isCommonPassword(password), {
    error: 'Ce mot de passe est trop courant. Choisissez-en un autre, par exemple une courte phrase.',
    when: ({ issues }) => issues.length === 0,
  });
