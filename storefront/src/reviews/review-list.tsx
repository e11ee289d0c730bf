import { type ReactNode, useEffect, useState } from 'react';
import type { Page } from '../api/client.ts';
import type { ReviewTypes, ShownReview } from '../api/reviews.ts';
import { whenIdle } from '../hydration/when-idle.ts';
import { Button } from '../ui/button/button.tsx';
import { ReviewItem } from './review-item.tsx';
import type { Step, View } from './review-view.ts';
import styles from './reviews.module.css';

const WORDS = { skinType: 'Peau', hairType: 'Cheveux' } as const;

/** The types that occur, in words: « Peau sèche ». */
const typesIn = (types: ReviewTypes | null) =>
  (['skinType', 'hairType'] as const).flatMap((field) =>
    (types?.[field] ?? []).map(({ value, label, count }) => ({
      type: `${field}=${value}`,
      name: `${WORDS[field]} ${(label ?? value).toLowerCase()}`,
      count,
    })),
  );

type Props = {
  productId: string;
  first: Page<ShownReview>;
  types: ReviewTypes | null;
  /** What is beside the button for more. */
  children: ReactNode;
};

/** Reviews by type and order (R1108), the first few until more are requested. What is done with them is loaded on demand. */
export function ReviewList({ productId, first, types, children }: Props) {
  const [view, setView] = useState<View>(first);
  const { items, total, type, isHelpfulFirst, isOpen, votes, problem } = view;
  const load = () => import('./review-steps.ts');
  const take = (step: Step) =>
    load()
      .then((it) => it.take(productId, view, step, setView))
      .catch(() => setView({ ...view, problem: { text: 'Vérifiez votre réseau, puis réessayez.' } }));
  useEffect(
    () =>
      whenIdle(async () => {
        const { votesOf } = await import('./review-steps.ts');
        setView((shown) => ({ ...shown, votes: votesOf() }));
      }),
    [],
  );
  const named = typesIn(types);
  const choice = (label: string, isOn: boolean, step: Step) => (
    <button
      key={label}
      type="button"
      className="chip"
      aria-pressed={isOn}
      onClick={() => take({ type, isHelpfulFirst, ...step })}
    >
      {label}
    </button>
  );
  return (
    <>
      {named.length > 0 && first.total > first.items.length && (
        <fieldset className={styles.chips} aria-label="Filtrer les avis">
          {choice('Tous', !type, { type: undefined })}
          {named.map((it) => choice(`${it.name} (${it.count})`, it.type === type, { type: it.type }))}
        </fieldset>
      )}
      {isOpen && (
        <fieldset className={styles.chips} aria-label="Trier les avis">
          {choice('Les plus récents', !isHelpfulFirst, { isHelpfulFirst: false })}
          {choice('Les plus utiles', Boolean(isHelpfulFirst), { isHelpfulFirst: true })}
        </fieldset>
      )}
      <ul className={styles.list} data-folded={(!isOpen && total > 1) || undefined}>
        {items.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            type={named
              .filter((it) => it.type === `skinType=${review.skinType}` || it.type === `hairType=${review.hairType}`)
              .map(({ name }) => name)
              .join(', ')}
            isMine={votes?.includes(review.id)}
            onVote={() => take({ type, isHelpfulFirst, vote: review.id })}
            problem={problem?.of === review.id && problem.text}
          />
        ))}
      </ul>
      {problem && !problem.of && <p role="alert">{problem.text}</p>}
      <div className={styles.choice}>
        {(isOpen ? items.length < total : total > 1) && (
          <Button
            variant="outline"
            className={styles.more}
            disabled={view.isBusy}
            onClick={() => take({ type, isHelpfulFirst })}
          >
            {isOpen ? 'Afficher plus d’avis' : `Voir les ${total} avis`}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
