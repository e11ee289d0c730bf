import { useState } from 'react';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'new-password' | 'current-password';
  problem: string | undefined;
};

const Eye = ({ isOpen }: { isOpen: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    aria-hidden="true"
  >
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    {!isOpen && <path d="M4 20 20 4" />}
  </svg>
);

/** A password, and the button that shows or hides what is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={200}
      end={
        <button
          type="button"
          className="account-eye"
          aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          onClick={() => setShown(!isShown)}
        >
          <Eye isOpen={isShown} />
        </button>
      }
    />
  );
}
