import type { IncomingHttpHeaders } from 'node:http';
import { CURRENCY_CODE } from '@karite/shared/locale';
import type { Payment } from '@karite/shared/resources';
import { payments } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import { timeLimit } from '../../platform/database/time-limit.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import type { Cashier } from './cashier.ts';
import { paymentById } from './payment-store.ts';
import { type NoticeRead, type PaymentProvider, ProviderAway } from './provider.ts';
import { checkAndSettle } from './settle/check-payment.ts';
import { isOpenPayment } from './settle/judge-answer.ts';

/** A notice is a few lines, in bytes. */
const NOTICE_BYTES = 64_000;

/** The payment that a notice is about: the one it names, or the one that the provider says its transaction is of. */
async function paymentOf(
  { database }: Cashier,
  provider: PaymentProvider,
  notice: NoticeRead,
): Promise<Payment | null> {
  const read = async (id: string) => {
    const found = await paymentById(database, id);
    return found?.provider === provider.name ? found : null;
  };
  if (notice.reference) return read(notice.reference);
  if (!notice.transactionId) return null;
  const notified = await provider
    .verify({ id: '', transactionId: notice.transactionId, currency: CURRENCY_CODE })
    .catch((error) => {
      if (error instanceof ProviderAway) return null;
      throw error;
    });
  return notified?.reference ? read(notified.reference) : null;
}

/** What a notice names. Nobody can judge one while the provider's keys are away: it is to send it again. */
async function readNotice(provider: PaymentProvider, headers: IncomingHttpHeaders, body: Buffer) {
  try {
    return await provider.readNotice(headers, body);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    throw new ApiError(503, 'unavailable', 'Avis à renvoyer plus tard', { headers: { 'retry-after': '60' } });
  }
}

/**
 * Where providers tell that something has happened. Nothing that a notice says is believed: it names a payment, which
 * the provider is queried as usual. The response is sent at once; the named transaction is stored, so that the job queries it should this
 * process end before it has.
 */
export const noticeRoutes: FastifyPluginAsyncZod<{ cashier: Cashier }> = async (app, { cashier }) => {
  // Signatures are of the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: NOTICE_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  const underWay = new Set<Promise<unknown>>();
  app.addHook('preClose', async () => void (await Promise.allSettled(underWay)));

  const checkNotice = async (provider: PaymentProvider, notice: NoticeRead) => {
    const payment = await paymentOf(cashier, provider, notice);
    if (!payment || !isOpenPayment(payment.status)) return;
    await checkAndSettle(cashier, payment, notice.transactionId ?? null);
  };

  app.post(
    '/payment-notices/:provider',
    {
      schema: {
        tags: [payments.label.many],
        summary: 'Recevoir un avis de paiement',
        params: z.object({ provider: z.string().max(100) }),
        response: { 200: z.object({ received: z.literal(true) }) },
      },
    },
    async (request) => {
      const provider = cashier.providers.get(request.params.provider);
      if (!provider) throw notFound();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const notice = await readNotice(provider, request.headers, body);
      if (!notice) {
        request.logEvent('notice refused', { provider: provider.name });
        throw new ApiError(401, 'unauthorized', 'Avis refusé');
      }
      if (notice.reference && isUuid(notice.reference))
        await cashier.database.execute(sql`
          update payments set claimed = coalesce(${notice.transactionId ?? null}, claimed),
            next_check_at = case when status = 'pending' then now() + interval '10 seconds' end, ${NEXT_VERSION}
          where id = ${notice.reference} and provider = ${provider.name} and status in ('pending', 'failed', 'expired')`);
      const work: Promise<unknown> = timeLimit
        .exit(() => checkNotice(provider, notice))
        .catch((error) => app.log.error({ err: error }, 'notice failed'))
        .finally(() => underWay.delete(work));
      underWay.add(work);
      return { received: true as const };
    },
  );
};
