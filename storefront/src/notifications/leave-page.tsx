import { CHOSEN_LABELS, LEFT_KINDS, type LeftKind } from '@karite/shared/notifications';
import { paths } from '@karite/shared/paths';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { leaveEmails } from '../api/notifications.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { NeedsScript } from '../ui/needs-script/needs-script.tsx';
import { Answer } from '../ui/notice/answer.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './notifications.module.css';

const kindOf = (text: string | null): LeftKind | null => LEFT_KINDS.find((kind) => kind === text) ?? null;

/** Where e-mails that are not about an order are ended (R1964). Its button alone does so: mail programs open links by themselves. */
export function Component() {
  const { id = '' } = useParams();
  const search = new URLSearchParams(useLocation().search);
  const [key, kind] = [search.get('cle'), kindOf(search.get('sujet'))];
  return (
    <div className={styles.leave}>
      <PageMeta title="Mes e-mails" hidden />
      {/* The address contains the secret, so that links to other sites must not send a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <h1>Mes e-mails</h1>
      {key && kind ? (
        <Choice id={id} kind={kind} linkKey={key} />
      ) : (
        <Notice kind="error">
          <p>Ce lien est incomplet. Ouvrez celui de l’e-mail en entier.</p>
        </Notice>
      )}
    </div>
  );
}

function Choice({ id, kind, linkKey }: { id: string; kind: LeftKind; linkKey: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isError?: boolean } | null>(null);
  const leave = async () => {
    setIsBusy(true);
    try {
      setSaid({ text: (await leaveEmails(browserClient, id, kind, linkKey)).message });
    } catch (error) {
      setSaid({ text: messageOf(error, 'Erreur lors de l’enregistrement de votre choix'), isError: true });
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
        <p>Vous recevez des e-mails pour « {CHOSEN_LABELS[kind]} ».</p>
      )}
      <NeedsScript />
      {said && !said.isError ? (
        <ButtonLink to={paths.home}>Retour à la boutique</ButtonLink>
      ) : (
        <Button disabled={isBusy} onClick={leave}>
          Ne plus recevoir ces e-mails
        </Button>
      )}
    </>
  );
}
