import { paths } from '@karite/shared/paths';
import { useState } from 'react';
import { requestReset } from '../api/accounts.ts';
import { browserClient } from '../api/browser-client.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { TextField } from '../ui/field/field.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './account-form.module.css';
import { Form } from './form.tsx';

/** A forgotten password: requests the link by which a new one is chosen. */
export function Component() {
  const [said, setSaid] = useState('');
  const send = async ({ email = '' }: Record<string, string>) => {
    setSaid((await requestReset(browserClient, email.trim())).message);
    return undefined;
  };
  return (
    <div className={styles.page}>
      <PageMeta title="Mot de passe oublié" hidden />
      <h1>Mot de passe oublié</h1>
      <p>Indiquez l’e-mail de votre compte : nous vous écrivons un lien pour choisir un nouveau mot de passe.</p>
      <Form action="Recevoir le lien" failed="Erreur lors de l’envoi de l’e-mail" done={said} send={send}>
        {(fields) => (
          <TextField label="E-mail" name="email" type="email" autoComplete="email" required error={fields.email} />
        )}
      </Form>
      <p>
        <Link to={paths.login}>Retour à la connexion</Link>
      </p>
    </div>
  );
}
