import { paths } from '@karite/shared/paths';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resetPassword } from '../api/accounts.ts';
import { browserClient } from '../api/browser-client.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Link } from '../ui/link/link.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './account-form.module.css';
import { Form } from './form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { closeSessionAtom } from './session/session-atoms.ts';

/** Where the mailed link leads: a new password, then the way to log in with it. */
export function Component() {
  const query = new URLSearchParams(useLocation().search);
  const token = query.get('token') ?? '';
  const [done, setDone] = useState(false);
  return (
    <div className={styles.page}>
      <PageMeta title="Nouveau mot de passe" hidden />
      {/* The address contains the secret, so that links to other sites must not send a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <h1>Nouveau mot de passe</h1>
      {done && (
        <>
          <Notice kind="success">
            <p>Votre mot de passe est changé. Connectez-vous avec le nouveau.</p>
          </Notice>
          <ButtonLink to={paths.login}>Connexion</ButtonLink>
        </>
      )}
      {!done && (token ? <NewPassword token={token} onDone={() => setDone(true)} /> : <Incomplete />)}
    </div>
  );
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const closeSession = useSetAtom(closeSessionAtom);
  const send = async ({ password = '', confirmation }: Record<string, string>) => {
    if (password !== confirmation) return { confirmation: 'Les mots de passe ne correspondent pas' };
    await resetPassword(browserClient, { token, password });
    // The server has ended every session of the account: one that is open here would only fail later.
    closeSession();
    onDone();
    return undefined;
  };
  return (
    <>
      <Form action="Enregistrer" failed="Erreur lors du changement de mot de passe" send={send}>
        {(fields) => <NewPasswordFields label="Nouveau mot de passe" errors={fields} />}
      </Form>
      <p>
        Lien expiré ? <Link to={paths.forgot}>Demander un nouveau lien</Link>
      </p>
    </>
  );
}

const Incomplete = () => (
  <>
    <Notice kind="error">
      <p>Ce lien est incomplet. Ouvrez celui de l’e-mail en entier, ou demandez-en un nouveau.</p>
    </Notice>
    <ButtonLink to={paths.forgot}>Demander un nouveau lien</ButtonLink>
  </>
);
