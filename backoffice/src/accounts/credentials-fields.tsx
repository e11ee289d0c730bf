import { EMAIL_LENGTH, EMAIL_MESSAGE, EMAIL_PATTERN, plainLine } from '@karite/shared/text';
import type { Credentials } from '../providers/auth-provider.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

/** What is wrong with each field of a form, by its name. */
export type Problems = Partial<Record<string, string>>;

/** What is typed into a field of a form that is sent. */
export const typedIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '');

/** The credentials that a form holds, and what is wrong with them. */
export function readCredentials(form: HTMLFormElement): { credentials: Credentials; problems: Problems } {
  const email = plainLine(typedIn(form, 'email'));
  const password = typedIn(form, 'password');
  return {
    credentials: { email, password },
    problems: {
      ...(!email ? { email: "L'email est requis" } : !EMAIL_PATTERN.test(email) ? { email: EMAIL_MESSAGE } : {}),
      ...(!password && { password: 'Le mot de passe est requis' }),
    },
  };
}

type CredentialsFieldsProps = { isNew: boolean; problems: Problems };

/** The e-mail and the password of an account; the eye shows or hides what is typed. */
export const CredentialsFields = ({ isNew, problems }: CredentialsFieldsProps) => (
  <>
    <TextField
      name="email"
      label="E-mail"
      // Not `email`: the browser would judge it first, in words of its own.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      // Where there are passkeys, the browser offers them here.
      autoComplete={isNew ? 'username' : 'username webauthn'}
      autoFocus
      maxLength={EMAIL_LENGTH}
      problem={problems.email}
    />
    <PasswordField
      name="password"
      label="Mot de passe"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      problem={problems.password}
    />
  </>
);
