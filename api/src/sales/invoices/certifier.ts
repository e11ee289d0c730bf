import type { InvoiceDocument } from '@karite/shared/invoices';
import { boundedText } from '../../platform/server/http/bounded-text.ts';

/** What a certifying service says of a document: its code, the text of its QR code, and its counters. */
export type Certified = { code: string; qr: string | null; counters: string | null };

/** The service did not answer, or not so that it can be used: the document is sent again later. */
export class CertifierAway extends Error {}

/**
 * A service of the state that certifies invoices (in Benin e-MECeF, in Côte d'Ivoire FNE). Off by default. `certify` is
 * given the number with the document and may be called again with it: the service must treat it as the same.
 */
export type Certifier = { certify(document: InvoiceDocument): Promise<Certified> };

/** Longer than this nobody is waited for, in ms; larger than this nothing is read, in bytes. */
const TIMEOUT_MS = 4_000;
const MOST_BYTES = 100_000;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * A certifier behind one plain call: `POST url` with the document as JSON and `Authorization: Bearer token`, answered by
 * `{ code, qr, counters }`. A service that speaks otherwise needs an adapter like this one, or a bridge before it.
 */
export function httpCertifier(url: string, token: string | undefined): Certifier {
  return {
    async certify(document) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': document.number,
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(document),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!answer.ok) {
          await answer.body?.cancel();
          throw new CertifierAway(`HTTP ${answer.status}`);
        }
        const body: unknown = JSON.parse(await boundedText(answer, MOST_BYTES));
        const stated: Record<string, unknown> = typeof body === 'object' ? { ...body } : {};
        const code = textOf(stated.code);
        if (!code) throw new CertifierAway('no code');
        return { code, qr: textOf(stated.qr), counters: textOf(stated.counters) };
      } catch (error) {
        throw error instanceof CertifierAway ? error : new CertifierAway(String(error));
      }
    },
  };
}
