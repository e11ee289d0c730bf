import { paths } from '@karite/shared/paths';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { signUp } from '../api/accounts.ts';
import { browserClient } from '../api/browser-client.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { TextField } from '../ui/field/field.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './account-form.module.css';
import { Form } from './form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { openSessionAtom } from './session/session-atoms.ts';
import { useVisitorsOnly } from './use-visitors-only.ts';

/** Making an account (R906). */
export function Component() {
  useVisitorsOnly();
  const { search } = useLocation();
  const open = useSetAtom(openSessionAtom);
  const send = async ({ email = '', password = '', confirmation }: Record<string, string>) => {
    if (password !== confirmation) return { confirmation: 'Les mots de passe ne correspondent pas' };
    open(await signUp(browserClient, { email: email.trim(), password }));
    return undefined;
  };
  return (
    <div className={styles.page}>
      <PageMeta title="Inscription" hidden />
      <h1>Créer mon compte</h1>
      <Form action="S'inscrire" failed="Erreur lors de l'inscription" send={send}>
        {(fields) => (
          <>
            <TextField label="E-mail" name="email" type="email" autoComplete="email" required error={fields.email} />
            <NewPasswordFields label="Mot de passe" errors={fields} />
          </>
        )}
      </Form>
      <p>
        Déjà un compte ? <Link to={paths.login + search}>Connexion</Link>
      </p>
    </div>
  );
}
