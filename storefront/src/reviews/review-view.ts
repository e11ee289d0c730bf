import type { ShownReview } from '../api/reviews.ts';

/** The reviews that are shown, by what they were chosen, and those that the reader found helpful. */
export type View = {
  items: readonly ShownReview[];
  total: number;
  /** A field and its value: `skinType=seche`. */
  type?: string;
  isHelpfulFirst?: boolean;
  /** More than the first of them were requested. */
  isOpen?: boolean;
  isBusy?: boolean;
  votes?: readonly string[];
  /** What failed; `of`: of which review. */
  problem?: { text: string; of?: string };
};

/** What the reader does: another choice, more of them, a vote. */
export type Step = Pick<View, 'type' | 'isHelpfulFirst'> & { vote?: string };
