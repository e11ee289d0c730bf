import { PasswordField } from '../ui/field/password-field.tsx';

type Props = { label: string; errors: Record<string, string> };

/** A password to be chosen, typed twice (R906). */
export const NewPasswordFields = ({ label, errors }: Props) => (
  <>
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      required
      hint="8 caractères au moins"
      error={errors.password}
    />
    <PasswordField
      label="Confirmer le mot de passe"
      name="confirmation"
      autoComplete="new-password"
      required
      error={errors.confirmation}
    />
  </>
);
