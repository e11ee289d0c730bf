import { paths } from '@karite/shared/paths';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { logIn } from '../api/accounts.ts';
import { ApiError } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { TextField } from '../ui/field/field.tsx';
import { PasswordField } from '../ui/field/password-field.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './account-form.module.css';
import { Form } from './form.tsx';
import { openSessionAtom } from './session/session-atoms.ts';
import { useVisitorsOnly } from './use-visitors-only.ts';

/** Signing in (R905). */
export function Component() {
  useVisitorsOnly();
  const { search } = useLocation();
  const open = useSetAtom(openSessionAtom);
  const [asksCode, setAsksCode] = useState(false);
  const send = async ({ email = '', password = '', code }: Record<string, string>) => {
    try {
      open(await logIn(browserClient, { email: email.trim(), password, code }));
    } catch (error) {
      if (error instanceof ApiError && error.fields.code) setAsksCode(true);
      throw error;
    }
    return undefined;
  };
  return (
    <div className={styles.page}>
      <PageMeta title="Connexion" hidden />
      <h1>Connexion</h1>
      <Form action="Se connecter" failed="Erreur de connexion" send={send}>
        {(fields) => (
          <>
            <TextField label="E-mail" name="email" type="email" autoComplete="email" required error={fields.email} />
            <PasswordField
              label="Mot de passe"
              name="password"
              autoComplete="current-password"
              required
              error={fields.password}
            />
            {asksCode && (
              <TextField
                label="Code de vérification"
                name="code"
                autoComplete="one-time-code"
                required
                error={fields.code}
              />
            )}
          </>
        )}
      </Form>
      <p>
        <Link to={paths.forgot}>Mot de passe oublié ?</Link>
        <br />
        Pas encore de compte ? <Link to={paths.register + search}>S'inscrire</Link>
      </p>
    </div>
  );
}
