import { lineTotal } from './lines.ts';
import type { Fcfa } from './promotion.ts';

/** A line as the order holds it; `discount`: its part of the order's, `null` of orders from before that was stored. */
type SoldLine = { productId: string; price: Fcfa; quantity: number; discount?: Fcfa | null };
export type SoldOrder = {
  subtotal: Fcfa;
  discount: Fcfa;
  fee: Fcfa;
  totalPrice: Fcfa;
  items: readonly SoldLine[];
};

/** Pieces of one product, and what was paid for them. */
type ReturnedLine = { productId: string; quantity: number; amount: Fcfa };

/** The money of an order that came in, was refunded or is about to be, in whole FCFA. */
export type OrderLedger = {
  /** What the shop received for the order: at most its total. */
  taken: Fcfa;
  /**
   * Returns that were not refused. `refunded`: its amount, `null` while it is open. `isRefund`: that money is
   * a refund, and counts there.
   */
  returns: readonly { items: readonly ReturnedLine[]; refunded: Fcfa | null; isRefund: boolean }[];
  /** Refunds of the payment that paid the order, done or under way. */
  refunds: Fcfa;
  invoiced: Fcfa;
  credited: Fcfa;
};

/** The amounts of an order that may still be refunded, in whole FCFA. */
export type Refundable = {
  /** Money, however it is refunded. */
  order: Fcfa;
  /** The part of `order` that is delivery, and no article's. */
  fee: Fcfa;
  /** By product: the pieces with no return requested, and what was paid for them. */
  lines: ReadonlyMap<string, { pieces: number; amount: Fcfa }>;
  /** The part of the invoice without a credit note. */
  credit: Fcfa;
  /** More was refunded than came in, of the order, a line or the delivery: this must never be. */
  isExceeded: boolean;
};

const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0);

/** The whole francs of an order that were paid for its delivery; all others were paid for its articles. */
const feeOf = ({ fee, totalPrice }: SoldOrder): Fcfa => Math.min(Math.round(fee), totalPrice);

/**
 * The amount paid for each product of an order, in whole FCFA (R2080): its lines less their part of the discount (R1937).
 * The parts and the delivery fee together are the order's total to the franc, because each is the difference of two rounded
 * sums.
 */
function paidByProduct(order: SoldOrder): Map<string, { pieces: number; amount: Fcfa }> {
  const usual = order.subtotal > 0 ? order.discount / order.subtotal : 0;
  const worthOf = (line: SoldLine) => Math.max(0, lineTotal(line) - (line.discount ?? lineTotal(line) * usual));
  const worth = sum(order.items, worthOf);
  const goods = order.totalPrice - feeOf(order);
  const paid = new Map<string, { pieces: number; amount: Fcfa }>();
  let [soFar, rounded] = [0, 0];
  for (const line of order.items) {
    soFar += worthOf(line);
    // The last sum is the whole, whatever binary fractions made of it.
    const next = worth > 0 ? Math.min(goods, Math.round((goods * soFar) / worth)) : 0;
    const before = paid.get(line.productId) ?? { pieces: 0, amount: 0 };
    paid.set(line.productId, { pieces: before.pieces + line.quantity, amount: before.amount + next - rounded });
    rounded = next;
  }
  return paid;
}

/**
 * What can still be refunded of an order, of each of its lines and of its invoice, after all returns, refunds and credit
 * notes (R2080). The only place that calculates it; call it while the order is locked.
 */
export function refundableOf(order: SoldOrder, ledger: OrderLedger): Refundable {
  const lines = paidByProduct(order);
  let [feeRefunded, isExceeded] = [0, false];
  for (const { items, refunded } of ledger.returns) {
    for (const { productId, quantity, amount } of items) {
      const line = lines.get(productId);
      if (!line) continue;
      // A franc of rounding is in returns from before each line's amount was stored.
      isExceeded ||= quantity > line.pieces || amount > line.amount + 1;
      lines.set(productId, {
        pieces: Math.max(0, line.pieces - quantity),
        amount: Math.max(0, line.amount - amount),
      });
    }
    feeRefunded += Math.max(0, (refunded ?? 0) - sum(items, ({ amount }) => amount));
  }
  const byReturns = sum(ledger.returns, ({ refunded, isRefund }) => (isRefund ? 0 : (refunded ?? 0)));
  const rest = ledger.taken - ledger.refunds - byReturns;
  const left = Math.max(0, rest);
  return {
    order: left,
    fee: Math.min(left, Math.max(0, feeOf(order) - feeRefunded)),
    lines,
    credit: Math.max(0, ledger.invoiced - ledger.credited),
    isExceeded: isExceeded || rest < 0 || feeRefunded > feeOf(order) || ledger.credited > ledger.invoiced,
  };
}

/** What was paid for so many pieces of what is left of a line: for the last ones exactly the rest. */
export const paidForPieces = ({ pieces, amount }: { pieces: number; amount: Fcfa }, quantity: number): Fcfa =>
  quantity >= pieces ? amount : Math.round((amount * quantity) / pieces);

/** The most that may be refunded for a return of articles that were paid `amount`: that, and the delivery once (R2081). */
export const mostForReturn = (left: Refundable, amount: Fcfa): Fcfa => Math.min(left.order, amount + left.fee);
