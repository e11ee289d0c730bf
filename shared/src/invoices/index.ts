import { exactMoney, type Money, roundMoney } from '../money/index.ts';
import type { DiscountRow } from '../offers/index.ts';

/** What is issued: an invoice, or a credit note that takes all or part of one back. */
export const INVOICE_KINDS = { invoice: 'Facture', 'credit-note': 'Avoir' } as const;
export type InvoiceKind = keyof typeof INVOICE_KINDS;

/** The most packing slips in one file. */
export const MOST_SLIPS = 100;

/** An invoice is issued once the order is paid, or went out and will be paid on delivery. */
export const canInvoice = ({ status }: { status: string }): boolean =>
  status === 'paid' || status === 'shipped' || status === 'completed';

/** The seller, as it was when the invoice was issued. */
export type Seller = Record<
  'legalName' | 'legalForm' | 'capital' | 'rccm' | 'taxId' | 'headOffice' | 'address' | 'phone' | 'email',
  string | null
>;

/** Everything that an invoice is drawn from, stored when it is issued so that it never changes. Amounts in the shop's currency. */
export type InvoiceDocument = {
  kind: InvoiceKind;
  number: string;
  /** ISO 8601, UTC. */
  issuedAt: string;
  /** Paid in a test: worth nothing, numbered apart. */
  isTest: boolean;
  seller: Seller;
  buyer: { name: string; phone: string; email: string | null; place: string | null };
  order: { orderId: string; shortNumber: string; placedAt: string; delivery: string; payment: string };
  lines: { name: string; quantity: number; price: Money; total: Money }[];
  subtotal: Money;
  discount: Money;
  /** The discount by its parts; documents from before they were stored have none. */
  discounts?: DiscountRow[];
  fee: Money;
  /** With tax (TTC); `net` and `tax` add up to it. */
  total: Money;
  net: Money;
  tax: Money;
  /** In per cent. */
  taxRate: number;
  /** Of a credit note: the invoice that it takes back, and why. */
  credits: { number: string; issuedAt: string; reason: string } | null;
};

/** The tax that a price contains, in whole francs: prices are shown with it, so the rate is taken out of them. */
export function taxIn(total: Money, ratePercent: number): { net: Money; tax: Money } {
  const net = roundMoney((total * 100) / (100 + ratePercent));
  return { net, tax: exactMoney(roundMoney(total) - net) };
}

/**
 * Which numbers follow each other, and how they begin: one series per kind and year, tests apart. The year is that of
 * `issuedAt` by the shop's clock.
 */
export const seriesOf = ({ kind, isTest, issuedAt }: Pick<InvoiceDocument, 'kind' | 'isTest' | 'issuedAt'>): string =>
  `${isTest ? 'TEST-' : ''}${kind === 'invoice' ? 'F' : 'A'}${issuedAt.slice(0, 4)}-`;
