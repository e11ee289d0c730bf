import { email, lineText } from '@karite/shared/resource/validation';
import { EMAIL_LENGTH, EMAIL_MESSAGE } from '@karite/shared/text';

/** An e-mail address as it is kept: trimmed, and in lower case, so that one person is one row. */
export const emailAddress = lineText("L'email est requis")
  .toLowerCase()
  .min(1, "L'email est requis")
  .max(EMAIL_LENGTH, EMAIL_MESSAGE)
  .pipe(email);
