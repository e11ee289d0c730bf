import { paths } from '@karite/shared/paths';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { takeEmailBack } from '../api/accounts.ts';
import { browserClient } from '../api/browser-client.ts';
import { useChat } from '../identity/use-chat.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './account-form.module.css';
import { Form } from './form.tsx';
import { closeSessionAtom } from './session/session-atoms.ts';

/**
 * Where the e-mail to a former address leads. Only its button takes the address back: mail programs open links by
 * themselves.
 */
export function Component() {
  const token = new URLSearchParams(useLocation().search).get('token');
  return (
    <div className={styles.page}>
      <PageMeta title="Reprendre mon compte" hidden />
      {/* The address contains the secret, so that links to other sites must not send a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <h1>Reprendre mon compte</h1>
      {token ? <TakeBack token={token} /> : <Incomplete />}
    </div>
  );
}

function TakeBack({ token }: { token: string }) {
  const closeSession = useSetAtom(closeSessionAtom);
  const chat = useChat();
  const [back, setBack] = useState<Awaited<ReturnType<typeof takeEmailBack>> | null>(null);
  const send = async () => {
    const answer = await takeEmailBack(browserClient, { token });
    // The server has ended every session of the account: one that is open here would only fail later.
    closeSession();
    setBack(answer);
    return undefined;
  };
  if (back)
    return (
      <>
        <Notice kind="success">
          <p>
            Votre compte a de nouveau l’adresse {back.email}, et tous les appareils sont déconnectés. Choisissez
            maintenant un nouveau mot de passe : quelqu’un d’autre connaît peut-être l’ancien.
          </p>
        </Notice>
        <ButtonLink to={paths.resetBy(back.resetToken)}>Choisir un nouveau mot de passe</ButtonLink>
      </>
    );
  return (
    <>
      <p>
        L’adresse e-mail de votre compte a été changée. Si ce n’est pas vous, rendez-lui son ancienne adresse : tous les
        appareils seront déconnectés, puis vous choisirez un nouveau mot de passe.
      </p>
      <Form action="Reprendre mon compte" failed="Erreur lors de la reprise du compte" send={send}>
        {() => null}
      </Form>
      <p>
        Lien expiré ?{' '}
        <a href={chat()} target="_blank" rel="noopener noreferrer">
          Écrivez-nous
        </a>
      </p>
    </>
  );
}

const Incomplete = () => (
  <>
    <Notice kind="error">
      <p>Ce lien est incomplet. Ouvrez celui de l’e-mail en entier.</p>
    </Notice>
    <ButtonAnchor href={useChat()()} target="_blank" rel="noopener noreferrer">
      Nous écrire
    </ButtonAnchor>
  </>
);
