import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { TextField } from './field.tsx';
import styles from './password-field.module.css';

/** A password, hidden until its owner wants to see it (R905). */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField {...props} type={shown ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={shown}
        aria-label="Afficher le mot de passe"
        onClick={() => setShown(!shown)}
      >
        <Icon name="eye" />
      </button>
    </TextField>
  );
}
