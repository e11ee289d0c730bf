import type { Answer } from '@karite/shared/client';
import { formatDate } from '@karite/shared/format';
import { CopyOnce } from '../ui/dialogs/copy-once.tsx';

export type NewLink = Answer<'POST', '/orders/{id}/follow-link'>;

const MESSAGES = { copied: 'Lien copié', failed: 'Sélectionnez le lien pour le copier' };

/** A new link to follow an order by, to be copied: it is shown this once. */
export const LinkModal = ({ link: { url, expiresAt }, onClose }: { link: NewLink; onClose: () => void }) => (
  <CopyOnce title="Nouveau lien de suivi" label="Lien de suivi" text={url} messages={MESSAGES} onClose={onClose}>
    <p>Envoyez-le au client : ce lien vaut une clé, jusqu’au {formatDate(expiresAt)}.</p>
  </CopyOnce>
);
