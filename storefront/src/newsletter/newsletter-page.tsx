import { paths } from '@karite/shared/paths';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { confirmSubscription, leaveNewsletter } from '../api/messages.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { NeedsScript } from '../ui/needs-script/needs-script.tsx';
import { Answer } from '../ui/notice/answer.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './newsletter-page.module.css';

type Said = { text: string; isError?: boolean };

/**
 * Where the e-mails of the newsletter lead (R1905, R1906). Only its buttons do something: mail programs open links by
 * themselves.
 */
export function Component() {
  const { id = '' } = useParams();
  const key = new URLSearchParams(useLocation().search).get('cle');
  return (
    <div className={styles.page}>
      <PageMeta title="Newsletter" hidden />
      {/* The address contains the secret, so that links to other sites must not send a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <h1>Newsletter</h1>
      {key ? (
        <Choice id={id} linkKey={key} />
      ) : (
        <Notice kind="error">
          <p>Ce lien est incomplet. Ouvrez celui de l’e-mail en entier.</p>
        </Notice>
      )}
    </div>
  );
}

function Choice({ id, linkKey }: { id: string; linkKey: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const send = async (call: typeof confirmSubscription, failed: string) => {
    setIsBusy(true);
    try {
      setSaid({ text: (await call(browserClient, id, linkKey)).message });
    } catch (error) {
      setSaid({ text: messageOf(error, failed), isError: true });
    }
    setIsBusy(false);
  };
  return (
    <>
      {said ? (
        <Answer kind={said.isError ? 'error' : 'success'}>
          <p>{said.text}</p>
        </Answer>
      ) : (
        <p>Voulez-vous recevoir nos nouveautés et nos conseils de saison par e-mail ?</p>
      )}
      <NeedsScript />
      <div className={styles.ways}>
        {said && !said.isError ? (
          <ButtonLink to={paths.home}>Retour à la boutique</ButtonLink>
        ) : (
          <>
            <Button
              disabled={isBusy}
              onClick={() => send(confirmSubscription, 'Erreur lors de la confirmation de l’inscription')}
            >
              Confirmer mon inscription
            </Button>
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => send(leaveNewsletter, 'Erreur lors de la désinscription')}
            >
              Me désinscrire
            </Button>
          </>
        )}
      </div>
    </>
  );
}
