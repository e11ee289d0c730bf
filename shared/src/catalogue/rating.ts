/** As many average ratings as every product begins with, so that one five-star review does not lead a ranking. */
const [PRIOR_REVIEWS, PRIOR_RATING] = [5, 4];

/** By what products are ranked as best rated (R1105): the rating, the nearer to 4 the fewer have given it; 0 without one. */
export function weightedRating({ rating, reviews }: { rating?: number | null; reviews?: number | null }): number {
  // A record that is being created may lack both.
  if (rating === null || rating === undefined) return 0;
  const count = Math.max(reviews ?? 0, 1);
  const sum = rating * count + PRIOR_RATING * PRIOR_REVIEWS;
  return Math.round((sum / (count + PRIOR_REVIEWS)) * 100) / 100;
}
