import type { ShownReview } from '../api/reviews.ts';
import { useIdentity } from '../identity/settings.ts';
import { Button } from '../ui/button/button.tsx';
import { LocalDate } from '../ui/local-date/local-date.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Rating } from '../ui/rating/rating.tsx';
import styles from './reviews.module.css';

type Props = {
  review: ShownReview;
  /** What the author said of themselves, in words. */
  type?: string;
  /** Whether the reader voted, and what their tap does; absent where nobody votes. */
  isMine?: boolean;
  onVote?: () => void;
  problem?: string | false;
};

/** One review: author, date, stars, type, text and pictures, the shop's reply, and who found it helpful. */
export function ReviewItem({ review, type, isMine, onVote, problem }: Props) {
  const shop = useIdentity().name;
  const { author, rating, text, isVerified, answer } = review;
  const pictures = [...(review.pictures ?? [])].sort((a, b) => a.order - b.order);
  return (
    <li className={styles.review}>
      <p className={styles.head}>
        <strong>{author}</strong>
        {isVerified && <span className={styles.verified}>Achat vérifié</span>}
        <LocalDate iso={review.createdAt} />
      </p>
      <div className={styles.head}>
        <Rating value={rating ?? null} full />
        {type && <span className={styles.quiet}>{type}</span>}
        {onVote && (
          <Button variant="quiet" className={styles.helpful} aria-pressed={Boolean(isMine)} onClick={onVote}>
            {`${isMine ? '✓ ' : ''}Utile${review.helpful ? ` (${review.helpful})` : ''}`}
          </Button>
        )}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {text && <p className={styles.words}>{text}</p>}
      {pictures.length > 0 && (
        <p className={styles.pictures}>
          {pictures.map(({ id, url }, index) => (
            <Picture key={id} url={url} alt={`Photo ${index + 1} de ${author}`} sizes="6rem" />
          ))}
        </p>
      )}
      {answer && (
        <div className={styles.answer}>
          <strong>Réponse de {shop}</strong>
          <p>{answer}</p>
        </div>
      )}
    </li>
  );
}
