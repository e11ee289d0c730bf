import { HAIR_TYPES, SKIN_TYPES } from '@karite/shared/catalogue';
import type { Row } from '@karite/shared/client';
import { paths } from '@karite/shared/paths';
import type { User } from '@karite/shared/resources';
import { useState } from 'react';
import { useSession } from '../accounts/session/use-session.ts';
import { messageOf } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { findOwnReview, withdrawReview } from '../api/own-reviews.ts';
import { useRemote } from '../api/use-remote.ts';
import { Button } from '../ui/button/button.tsx';
import { Link } from '../ui/link/link.tsx';
import { Answer } from '../ui/notice/answer.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { OWN_REVIEW } from './own-review-id.ts';
import { type ReviewedTypes, ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';

/** What is reviewed, and which types its authors are asked for. */
type Product = { id: string } & ReviewedTypes;

/** The shopper's own review: the way to sign in, the form, or the written review and its status. */
export function OwnReview({ product }: { product: Product }) {
  const { status, user } = useSession();
  if (user) return <Own product={product} user={user} />;
  if (status === 'loading') return <Spinner />;
  return (
    <Notice>
      {status === 'visitor' ? (
        <>
          <Link to={paths.loginThen(`${paths.product(product.id)}#${OWN_REVIEW}`)}>Connectez-vous</Link> pour donner
          votre avis.
        </>
      ) : (
        'Votre compte n’a pas pu être lu. Vérifiez votre réseau, puis rechargez la page.'
      )}
    </Notice>
  );
}

function Own({ product, user }: { product: Product; user: User }) {
  const own = useRemote(() => findOwnReview(browserClient, product.id, user.id), `${product.id} ${user.id}`);
  const [isSent, setSent] = useState(false);
  if (own.status === 'failed')
    return (
      <Notice kind="error">
        {messageOf(own.error, 'Votre avis n’a pas pu être lu.')}{' '}
        <Button variant="quiet" onClick={own.retry}>
          Réessayer
        </Button>
      </Notice>
    );
  if (own.value) return <Written review={own.value} isSent={isSent} onGone={own.retry} />;
  if (own.status === 'loading') return <Spinner />;
  const done = () => {
    setSent(true);
    own.retry();
  };
  return <ReviewForm product={product} onDone={done} />;
}

const STANDING = {
  pending: 'Vous avez déjà donné votre avis : il attend sa publication.',
  published: 'Vous avez déjà donné votre avis : il est publié.',
  refused: 'Vous avez déjà donné votre avis : la boutique ne l’a pas publié.',
};

/** What its author said of themselves, in the words of the list. */
const typeOf = ({ skinType, hairType }: Row<'/reviews'>): string =>
  [
    skinType && `Peau ${SKIN_TYPES[skinType].toLowerCase()}`,
    hairType && `Cheveux ${HAIR_TYPES[hairType].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ');

/** A written review and its status. It can be deleted, not changed: the published text is the one that was checked. */
function Written({ review, isSent, onGone }: { review: Row<'/reviews'>; isSent: boolean; onGone: () => void }) {
  const [problem, setProblem] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const withdraw = () =>
    withdrawReview(browserClient, review.id).then(onGone, (error) =>
      setProblem(messageOf(error, 'Votre avis n’a pas pu être supprimé.')),
    );
  return (
    <div className={styles.own}>
      {isSent ? (
        <Answer>Merci ! Votre avis sera affiché après sa publication par la boutique.</Answer>
      ) : (
        <Notice>{STANDING[review.status ?? 'pending']}</Notice>
      )}
      <ul className={styles.list}>
        <ReviewItem review={review} type={typeOf(review)} />
      </ul>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p className={styles.choice}>
        {isConfirming ? (
          <>
            <Button onClick={withdraw}>Oui, supprimer mon avis</Button>
            <Button variant="outline" onClick={() => setConfirming(false)}>
              Non, le garder
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={() => setConfirming(true)}>
            Supprimer mon avis
          </Button>
        )}
      </p>
    </div>
  );
}
