import { messagesOf } from '@karite/shared/resource';
import { products, reviews, reviewVotes } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { shownToAll } from '../../engine/list/scope.ts';
import { deleteIn } from '../../engine/write/delete-record.ts';
import { addIn, lock, write } from '../../engine/write/write.ts';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';

/** Who votes: an account or none, and the browser by its hash. */
export type Voter = { userId: string | null; device: string | null };
/** How many found the review helpful, and whether the caller is one of them. */
export type Votes = { helpful: number; isMine: boolean };

/** What is the voter's: by their account, or by their browser while nobody was signed in. */
const isMine = ({ userId, device }: Voter): SQL =>
  sql`(vote.user_id = ${userId}::uuid or (vote.device = ${device}::text and vote.user_id is null))`;

/** Locks a review that everyone sees, of a product that everyone sees; a 404 for any other. */
async function lockShown(transaction: Executor, id: string) {
  const review = await lock(transaction, reviews, id);
  const shown = await transaction.execute(sql`
    select from reviews it join products on products.id = it.product_id
    where it.id = ${review?.id ?? null}::uuid and ${shownToAll(reviews)} and ${shownToAll(products, 'products')}`);
  if (!review || shown.rows.length === 0) throw notFound(messagesOf(reviews).notFound);
  return review;
}

/** Whether its author votes: by their account, or from a browser in which they signed in. */
async function isAuthor(transaction: Executor, author: string, { userId, device }: Voter): Promise<boolean> {
  if (userId === author) return true;
  const found = await transaction.execute(
    sql`select from sign_in_places where user_id = ${author} and hash = ${device}::text`,
  );
  return userId === null && found.rows.length > 0;
}

const votesOf = async (transaction: Executor, id: string, isMine: boolean): Promise<Votes> => ({
  ...firstRow(await transaction.execute<{ helpful: number }>(sql`select helpful from reviews where id = ${id}`)),
  isMine,
});

const writerOf = (app: FastifyInstance) => ({ app, database: app.database, resource: reviewVotes, by: null });

/** Counts a vote (R1109), once for each account and each browser. The review is locked: of two at once, one counts. */
export const addVote = (app: FastifyInstance, reviewId: string, voter: Voter): Promise<Votes> =>
  write(writerOf(app), async (transaction) => {
    const review = await lockShown(transaction, reviewId);
    if (await isAuthor(transaction, review.userId, voter))
      throw new ApiError(403, 'forbidden', 'Vous ne pouvez pas voter pour votre propre avis');
    const { userId, device } = voter;
    const found = await transaction.execute(sql`
      select from "review-votes" vote
      where vote.review_id = ${review.id} and (vote.device = ${device}::text or ${isMine(voter)})`);
    if (found.rows.length === 0)
      await addIn(transaction, writerOf(app), { reviewId: review.id, userId }, { hidden: { device } });
    return votesOf(transaction, review.id, true);
  });

/** Takes the caller's vote back; without one nothing changes. */
export const removeVote = (app: FastifyInstance, reviewId: string, voter: Voter): Promise<Votes> =>
  write(writerOf(app), async (transaction) => {
    const review = await lockShown(transaction, reviewId);
    const { rows } = await transaction.execute<{ id: string }>(
      sql`select id from "review-votes" vote where vote.review_id = ${review.id} and ${isMine(voter)}`,
    );
    for (const { id } of rows) await deleteIn(transaction, writerOf(app), id);
    return votesOf(transaction, review.id, false);
  });
