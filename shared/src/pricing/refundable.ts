import { exactMoney, MONEY_UNIT, type Money, roundMoney } from '../money/index.ts';
import { lineTotal } from './lines.ts';

/** A line as the order holds it; `discount`: its part of the order's, `null` of orders from before that was stored. */
type SoldLine = { productId: string; price: Money; quantity: number; discount?: Money | null };
export type SoldOrder = {
  subtotal: Money;
  discount: Money;
  fee: Money;
  totalPrice: Money;
  items: readonly SoldLine[];
};

/** Pieces of one product, and what was paid for them. */
type ReturnedLine = { productId: string; quantity: number; amount: Money };

/** The money of an order that came in, was refunded or is about to be, rounded. */
export type OrderLedger = {
  /** What the shop received for the order: at most its total. */
  taken: Money;
  /**
   * Returns that were not refused. `refunded`: its amount, `null` while it is open. `isRefund`: that money is
   * a refund, and counts there.
   */
  returns: readonly { items: readonly ReturnedLine[]; refunded: Money | null; isRefund: boolean }[];
  /** Refunds of the payment that paid the order, done or under way. */
  refunds: Money;
  invoiced: Money;
  credited: Money;
};

/** The amounts of an order that may still be refunded, rounded. */
export type Refundable = {
  /** Money, however it is refunded. */
  order: Money;
  /** The part of `order` that is delivery, and no article's. */
  fee: Money;
  /** By product: the pieces with no return requested, and what was paid for them. */
  lines: ReadonlyMap<string, { pieces: number; amount: Money }>;
  /** The part of the invoice without a credit note. */
  credit: Money;
  /** More was refunded than came in, of the order, a line or the delivery: this must never be. */
  isExceeded: boolean;
};

const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  exactMoney(list.reduce((total, item) => total + of(item), 0));

/** The whole francs of an order that were paid for its delivery; all others were paid for its articles. */
const feeOf = ({ fee, totalPrice }: SoldOrder): Money => Math.min(roundMoney(fee), totalPrice);

/**
 * The amount paid for each product of an order, rounded (R2080): its lines less their part of the discount (R1937).
 * The parts and the delivery fee together are the order's total to the franc, because each is the difference of two rounded
 * sums.
 */
function paidByProduct(order: SoldOrder): Map<string, { pieces: number; amount: Money }> {
  const usual = order.subtotal > 0 ? order.discount / order.subtotal : 0;
  const worthOf = (line: SoldLine) => Math.max(0, lineTotal(line) - (line.discount ?? lineTotal(line) * usual));
  const worth = sum(order.items, worthOf);
  const goods = exactMoney(order.totalPrice - feeOf(order));
  const paid = new Map<string, { pieces: number; amount: Money }>();
  let [soFar, rounded] = [0, 0];
  for (const line of order.items) {
    soFar += worthOf(line);
    // The last sum is the whole, whatever binary fractions made of it.
    const next = worth > 0 ? Math.min(goods, roundMoney((goods * soFar) / worth)) : 0;
    const before = paid.get(line.productId) ?? { pieces: 0, amount: 0 };
    paid.set(line.productId, {
      pieces: before.pieces + line.quantity,
      amount: exactMoney(before.amount + next - rounded),
    });
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
      isExceeded ||= quantity > line.pieces || amount > exactMoney(line.amount + MONEY_UNIT);
      lines.set(productId, {
        pieces: Math.max(0, line.pieces - quantity),
        amount: Math.max(0, exactMoney(line.amount - amount)),
      });
    }
    const rest = exactMoney((refunded ?? 0) - sum(items, ({ amount }) => amount));
    feeRefunded = exactMoney(feeRefunded + Math.max(0, rest));
  }
  const byReturns = sum(ledger.returns, ({ refunded, isRefund }) => (isRefund ? 0 : (refunded ?? 0)));
  const rest = exactMoney(ledger.taken - ledger.refunds - byReturns);
  const left = Math.max(0, rest);
  return {
    order: left,
    fee: Math.min(left, Math.max(0, exactMoney(feeOf(order) - feeRefunded))),
    lines,
    credit: Math.max(0, exactMoney(ledger.invoiced - ledger.credited)),
    isExceeded: isExceeded || rest < 0 || feeRefunded > feeOf(order) || ledger.credited > ledger.invoiced,
  };
}

/** What was paid for so many pieces of what is left of a line: for the last ones exactly the rest. */
export const paidForPieces = ({ pieces, amount }: { pieces: number; amount: Money }, quantity: number): Money =>
  quantity >= pieces ? amount : roundMoney((amount * quantity) / pieces);

/** The most that may be refunded for a return of articles that were paid `amount`: that, and the delivery once (R2081). */
export const mostForReturn = (left: Refundable, amount: Money): Money =>
  Math.min(left.order, exactMoney(amount + left.fee));
