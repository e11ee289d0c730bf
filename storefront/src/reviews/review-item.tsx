import type { ShownReview } from '../api/reviews.ts';
import { useIdentity } from '../identity/settings.ts';
import { LocalDate } from '../ui/local-date/local-date.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Rating } from '../ui/rating/rating.tsx';
import styles from './reviews.module.css';

/** One review: author, date, stars, text and pictures, and the shop's reply. */
export function ReviewItem({ review }: { review: ShownReview }) {
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
      <Rating value={rating ?? null} full />
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
