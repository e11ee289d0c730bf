import { PasswordField } from '../ui/field/password-field.tsx';

type Props = { label: string; error: string | undefined };

/** A password to be chosen, typed twice (R906). */
export const NewPasswordFields = ({ label, error }: Props) => (
  <>
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      required
      hint="8 caractères au moins"
      error={error}
    />
    <PasswordField label="Confirmer le mot de passe" name="confirmation" autoComplete="new-password" required />
  </>
);
