import type { Currency } from '@karite/shared/payments';
import type { CountryCode } from '@karite/shared/region';
import type { Order } from '@karite/shared/resources';

/** The provider can't be reached, is too slow, or answers what nobody can read: it is queried again later. */
export class ProviderAway extends Error {}

/** The part of the order that a provider receives. */
export type OrderToPay = Pick<Order, 'orderId' | 'nom' | 'prenom' | 'email' | 'phone'>;

/** What the browser needs to let the shopper pay: a widget's script with what it is opened with, or a page to go to. */
export type Opening =
  | { kind: 'widget'; script: string; config: Record<string, unknown> }
  | { kind: 'page'; url: string };

/** A payment as a provider receives it. `id` is the reference; `amount` is in `currency`, to its smallest unit. */
export type PaymentRequest = { id: string; amount: number; currency: Currency; country: CountryCode | null };

/** Where the shopper comes back to after paying on a provider's own page. */
export type CreateContext = { returnUrl: string };

export type Created = {
  open: Opening;
  /** The provider's own name for it, where it has one before it is paid. */
  providerReference?: string;
  /** How long the same opening works, in ms; paying again later makes another. Absent: as long as the order waits. */
  validMs?: number;
};

/** What the provider's server says of a payment. Only `paid` moves an order, and only if all the rest is as requested. */
export type Verified = {
  /** `unknown`: the provider has never heard of it. */
  status: 'paid' | 'pending' | 'failed' | 'unknown';
  /** What the shopper paid for the order, without what the provider adds on top for itself. */
  amount: number | null;
  currency: string | null;
  /** The id of the payment that the provider was given with it; `null` when it has none. */
  reference: string | null;
  transactionId: string | null;
  fees: number | null;
  /** Why it failed, in French, for the shopper and the shop. */
  failure: string | null;
  /** Paid with play money: never believed beside real keys. */
  isTest: boolean;
};

/** What a notice names; everything else that it says is not read. */
export type NoticeRead = { reference?: string; transactionId?: string };

export type Refunded = { status: 'done' | 'pending' | 'failed'; failure: string | null };

/** One company that moves the money. Every call ends in 3 s: it is made by `askProvider`, and throws `ProviderAway`. */
export type PaymentProvider = {
  readonly name: string;
  readonly currencies: readonly Currency[];
  /** Where it can be paid from; without a country it is offered where a method allows it. */
  readonly countries: readonly CountryCode[];
  /** What an amount must be a multiple of, in a currency: 1 for whole francs, 0.01 for cents. Absent: the currency's unit. */
  amountMultiple?(currency: Currency): number;
  /** Its payments are play money: of the stand-in, and of a provider's sandbox. */
  readonly isTest: boolean;
  /** Whether it gives back a part of what was paid, only all of it, or nothing. */
  readonly refunds: 'whole' | 'part' | 'none';
  /** What the shop's pages must allow the browser to load for it; absent: nothing but our own. */
  readonly contentSecurity?: { script?: readonly string[]; frame?: readonly string[]; connect?: readonly string[] };
  /** Whether it takes money from this country at this moment; absent: always. */
  isOffered?(country: CountryCode | null, currency: Currency): Promise<boolean>;
  /** Registers the payment, or returns how a browser does it. The same payment again is the same at the provider. */
  create(payment: PaymentRequest, order: OrderToPay, context: CreateContext): Promise<Created>;
  /**
   * Queries the provider's server. `transactionId` is what a browser or a notice named, or what an earlier answer gave;
   * `amount`, the requested sum, distinguishes a provider's own fee from an excess amount.
   */
  verify(requested: {
    id: string;
    transactionId: string | null;
    currency: Currency;
    amount?: number;
  }): Promise<Verified>;
  /** What a notice names; `null`: it is forged, or nobody's. Throws `ProviderAway` while nobody can tell. */
  readNotice(
    headers: Record<string, string | string[] | undefined>,
    rawBody: Buffer,
  ): NoticeRead | null | Promise<NoticeRead | null>;
  /**
   * Gives back `amount`, in the payment's currency, once, however often it is called with this `id`. `isRepeat`: it was
   * called before, and how that ended is unknown.
   */
  refund(
    payment: { id: string; transactionId: string; amount: number; currency: Currency },
    refund: { id: string; amount: number; isRepeat?: boolean },
  ): Promise<Refunded>;
};
