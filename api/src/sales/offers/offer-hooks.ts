import { influencers, offers, offerUses } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hooks, type Saving } from '../../engine/write/hooks.ts';
import { addIn } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';

/** Refuses an offer without effect, or one that applies by itself with conditions of codes (R1930). */
async function check({ transaction, values, before }: Saving<typeof offers>): Promise<void> {
  const former = before && {
    influencerId: before.influencer?.id,
    giftId: before.gift?.id,
    customerId: before.customer?.id,
  };
  const offer = { ...before, ...former, ...values };
  const wrong: Record<string, string> = {};
  if (offer.kind === 'percent' && !offer.percent) wrong.percent = 'Indiquez un pourcentage';
  if (offer.kind === 'amount' && !offer.amount) wrong.amount = 'Indiquez un montant';
  if (offer.kind === 'gift' && !offer.giftId) wrong.giftId = 'Choisissez le cadeau';
  if (offer.code && offer.influencerId) wrong.code = 'Le code est celui de l’influenceur : laissez ce champ vide';
  if (!offer.code && !offer.influencerId) {
    const message = 'Il faut un code pour cela';
    if (offer.audience && offer.audience !== 'everyone') wrong.audience = message;
    if (offer.maxUses) wrong.maxUses = message;
    if (offer.maxUsesEach) wrong.maxUsesEach = message;
  }
  if (!offer.isForAll && ![offer.products, offer.categories, offer.brands].some((chosen) => chosen?.length))
    wrong.products = 'Choisissez des produits, des catégories ou des marques';
  if (offer.audience === 'customer' && !offer.customerId) wrong.customerId = 'Choisissez le client';
  if (offer.startsAt && offer.endsAt && Date.parse(offer.endsAt) <= Date.parse(offer.startsAt))
    wrong.endsAt = 'La fin vient avant le début';
  if (offer.code && (await hasCode(transaction, influencers, offer.code))) wrong.code = 'Un influenceur a déjà ce code';
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Whether one of these has a code, whatever its case and accents: a shopper types one word for either. */
const hasCode = async (transaction: Executor, { name }: { name: string }, code: string): Promise<boolean> =>
  (await transaction.execute(sql`select from ${sql.identifier(name)} where fold(code) = fold(${code})`)).rows.length >
  0;

/** What a declaration can't say of an offer, and that an order which has one uses it (R1936). */
export const offerHooks = (app: FastifyInstance, database: Database) =>
  hooks({
    [offers.name]: { check },
    [influencers.name]: {
      async check({ transaction, values }) {
        if (values.code && (await hasCode(transaction, offers, values.code)))
          throw invalid({ code: 'Une offre a déjà ce code' });
      },
    },
    orders: {
      async afterSave({ transaction, by, before, after }) {
        if (before) return;
        for (const { offerId, amount } of after.discounts)
          if (offerId)
            await addIn(
              transaction,
              { app, database, by, resource: offerUses },
              { offerId, orderId: after.id, amount },
            );
      },
    },
  });
