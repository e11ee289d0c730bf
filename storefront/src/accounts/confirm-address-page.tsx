import { paths } from '@karite/shared/paths';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { confirmAddress } from '../api/accounts.ts';
import { browserClient } from '../api/browser-client.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import styles from './account-form.module.css';
import { Form } from './form.tsx';
import { useSession } from './session/use-session.ts';

/** Where the e-mail leads that confirms an account's address (R2043). Only its button does so, for who is signed in. */
export function Component() {
  const { pathname, search } = useLocation();
  const key = new URLSearchParams(search).get('cle');
  const { status, user } = useSession();
  return (
    <div className={styles.page}>
      <PageMeta title="Confirmer mon adresse" hidden />
      {/* The address contains the secret, so that links to other sites must not send a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <h1>Confirmer mon adresse</h1>
      {!key && (
        <Notice kind="error">
          <p>Ce lien est incomplet. Ouvrez celui de l’e-mail en entier.</p>
        </Notice>
      )}
      {key && user && <Confirmation email={user.email} linkKey={key} />}
      {key && status === 'visitor' && (
        <>
          <p>Connectez-vous au compte dont vous confirmez l’adresse.</p>
          <ButtonLink to={paths.loginThen(pathname + search)}>Se connecter</ButtonLink>
        </>
      )}
      {key && !user && status !== 'visitor' && <Spinner />}
    </div>
  );
}

function Confirmation({ email, linkKey }: { email: string; linkKey: string }) {
  const [isDone, setIsDone] = useState(false);
  const send = async () => {
    await confirmAddress(browserClient, linkKey);
    setIsDone(true);
    return undefined;
  };
  if (isDone)
    return (
      <>
        <Notice kind="success">
          <p>Votre adresse {email} est confirmée.</p>
        </Notice>
        <ButtonLink to={paths.profile}>Mon Profil</ButtonLink>
      </>
    );
  return (
    <Form action="Confirmer" failed="Erreur lors de la confirmation de l’adresse" send={send}>
      {() => <p>Votre compte a l’adresse {email}.</p>}
    </Form>
  );
}
