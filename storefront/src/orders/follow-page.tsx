import { paths } from '@karite/shared/paths';
import { useLocation, useParams } from 'react-router-dom';
import { browserClient } from '../api/browser-client.ts';
import { followOrder } from '../api/orders.ts';
import { useIdentity } from '../identity/settings.ts';
import { useChat } from '../identity/use-chat.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import styles from './orders.module.css';
import { RemoteOrder } from './remote-order.tsx';

const WriteToUs = ({ text }: { text?: string }) => (
  <ButtonAnchor href={useChat()(text)} target="_blank" rel="noopener noreferrer">
    Nous écrire
  </ButtonAnchor>
);

/** A guest's order, followed by the signed link that the confirmation and its mail carry. */
export function Component() {
  const { id = '' } = useParams();
  const { name } = useIdentity();
  const query = new URLSearchParams(useLocation().search);
  const key = query.get('cle') ?? '';
  return (
    <div className={`page narrow ${styles.follow}`}>
      <PageMeta title="Suivi de commande" hidden />
      {/* The address contains the secret, so that links to other sites must not send a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <RemoteOrder
        load={() => followOrder(browserClient, id, key)}
        of={`${id} ${key}`}
        orderKey={key}
        elsewhere={<WriteToUs />}
        expired={
          <EmptyState
            alone
            title="Ce lien a expiré"
            text="Pour protéger vos informations, un lien de suivi ne vaut qu’un temps. Écrivez-nous avec votre numéro de commande : nous vous en donnerons un nouveau. Avec un compte, vos commandes sont dans « Mes Commandes »."
          >
            <WriteToUs text={`Bonjour ${name}, le lien de suivi de ma commande a expiré. Son numéro : `} />
            <ButtonLink variant="outline" to={paths.orders}>
              Mes Commandes
            </ButtonLink>
          </EmptyState>
        }
      />
    </div>
  );
}
