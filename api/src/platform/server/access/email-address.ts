import { email, plainText } from '@karite/shared/resource/validation';
import { EMAIL_LENGTH, EMAIL_MESSAGE } from '@karite/shared/text';

/**
 * Normalizes an e-mail address for storage: without invisible characters, trimmed and in lower case, so that one person is
 * one row.
 */
export const emailAddress = plainText("L'email est requis")
  .toLowerCase()
  .min(1, "L'email est requis")
  .max(EMAIL_LENGTH, EMAIL_MESSAGE)
  .pipe(email);

/** Providers that ignore dots in the local part of an address. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, to count e-mails by: `Afi.A+shop@Gmail.com` is `afia@gmail.com`. For counting alone:
 * accounts with and without a tag stay two.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).trim().toLowerCase();
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const box = name.replace(/(?<=.)\+.*$/, '');
  return WITHOUT_DOTS.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}
