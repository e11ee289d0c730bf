import { describe, expect, it } from 'vitest';
import {
  floorToUnit,
  isWholeUnits,
  mostOfPayment,
  type PaidBy,
  refundedOfOrder,
  refundedOfPayment,
} from '../payments/index.ts';
import { type Random, randomFor } from '../random/index.ts';
import { lineTotal, mostForReturn, type OrderLedger, paidForPieces, refundableOf, type SoldOrder } from './index.ts';

/** An order of one product with so many percent off, delivery apart. */
function sold(price: number, quantity: number, percent: number, fee = 0): SoldOrder {
  const subtotal = lineTotal({ price, quantity });
  const discount = Math.round(subtotal * percent) / 100;
  const items = [{ productId: 'a', price, quantity, discount }];
  return { subtotal, discount, fee, totalPrice: Math.round(subtotal - discount + fee), items };
}
const nothing = (order: SoldOrder): OrderLedger => ({
  taken: order.totalPrice,
  returns: [],
  refunds: 0,
  invoiced: 0,
  credited: 0,
});

describe('R2080 What is refundable', () => {
  it.each([
    [333, 3, 7, 929],
    [3_004, 7, 7, 19_556],
    [4_995, 3, 7, 13_936],
    [1, 99, 50, 50],
    [999.99, 3, 0, 3_000],
    [50, 7, 100, 0],
  ])('%d F × %i at %i %%: returned one by one %i', (price, quantity, percent, paid) => {
    const order = sold(price, quantity, percent, 2_000);
    const returns: OrderLedger['returns'][number][] = [];
    for (let piece = 0; piece < quantity; piece += 1) {
      const { lines } = refundableOf(order, { ...nothing(order), returns });
      const amount = paidForPieces(lines.get('a')!, 1);
      returns.push({ items: [{ productId: 'a', quantity: 1, amount }], refunded: amount, isRefund: false });
    }
    expect(returns.reduce((sum, { refunded }) => sum + (refunded ?? 0), 0)).toBe(paid);
    const left = refundableOf(order, { ...nothing(order), returns });
    expect(left).toMatchObject({ order: 2_000, fee: 2_000, isExceeded: false });
    expect(left.lines.get('a')).toEqual({ pieces: 0, amount: 0 });
  });

  it('shares the total among lines to the franc, also of orders that did not store their discounts', () => {
    const items = Array.from({ length: 7 }, (_, index) => ({
      productId: `p${index}`,
      price: 333.33,
      quantity: 1,
      discount: null,
    }));
    const order = { subtotal: 2_333.31, discount: 233.33, fee: 500, totalPrice: 2_600, items };
    const { lines } = refundableOf(order, nothing(order));
    expect([...lines.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(2_100);
  });

  it('gives the delivery back once, with whichever return it is added to (R2081)', () => {
    const order = sold(2_000, 2, 0, 1_000);
    const one = (refunded: number) => ({
      items: [{ productId: 'a', quantity: 1, amount: 2_000 }],
      refunded,
      isRefund: false,
    });
    expect(mostForReturn(refundableOf(order, nothing(order)), 2_000)).toBe(3_000);
    expect(mostForReturn(refundableOf(order, { ...nothing(order), returns: [one(2_400)] }), 2_000)).toBe(2_600);
    expect(mostForReturn(refundableOf(order, { ...nothing(order), returns: [one(3_000)] }), 2_000)).toBe(2_000);
    expect(refundableOf(order, { ...nothing(order), returns: [one(3_001)] }).isExceeded).toBe(true);
  });

  it('refunds nothing of what was never paid, and less where less came in', () => {
    const order = sold(2_000, 2, 0);
    expect(refundableOf(order, { ...nothing(order), taken: 0 }).order).toBe(0);
    expect(mostForReturn(refundableOf(order, { ...nothing(order), taken: 1_500 }), 2_000)).toBe(1_500);
  });
});

describe('R2083 Units of money', () => {
  it.each([
    [1, 'XOF', true],
    [0.004, 'XOF', false],
    [0.5, 'XAF', false],
    [100.01, 'CDF', false],
    [0.01, 'USD', true],
    [0.004, 'USD', false],
    [16.53, 'USD', true],
    [16.535, 'USD', false],
  ] as const)('%d %s is made of whole units: %s', (amount, currency, whole) =>
    expect(isWholeUnits(amount, currency)).toBe(whole),
  );

  it('refunds of a whole payment in other money are the order to the franc', () => {
    const payment = { amount: 43_503, paidAmount: 43_600, orderAmount: 10_000, currency: 'CDF' } as const;
    expect(refundedOfOrder(payment, 97)).toBe(0);
    expect(refundedOfOrder(payment, 43_600)).toBe(10_000);
    expect(mostOfPayment(payment, 0, 10_000)).toBe(43_600);
    expect(mostOfPayment(payment, 43_600, 0)).toBe(0);
    // 3 000 FCFA went back otherwise.
    const most = mostOfPayment(payment, 0, 7_000);
    expect(refundedOfOrder(payment, most)).toBe(7_000);
  });

  it.each([
    [0, null],
    [1, 0],
    [43_503, 10_000],
    [43_600, 10_022],
  ])('R2088 %d CDF of a payment of 43 503 CDF for 10 000: refunded %s', (refundedAmount, refunded) =>
    expect(refundedOfPayment({ amount: 43_503, orderAmount: 10_000, refundedAmount })).toBe(refunded),
  );
});

/** A shop that steps at random, by the rules alone. */
function history(random: Random) {
  const items = Array.from({ length: random.int(1, 4) }, (_, index) => {
    const price = random.chance(0.5) ? random.int(1, 9_000) : random.int(100, 900_000) / 100;
    const quantity = random.int(1, 9);
    const discount = Math.round(lineTotal({ price, quantity }) * random.int(0, 100)) / 100;
    return { productId: `p${index}`, price, quantity, discount };
  });
  const subtotal = Math.round(items.reduce((sum, item) => sum + lineTotal(item), 0) * 100) / 100;
  const discount = Math.round(items.reduce((sum, item) => sum + item.discount, 0) * 100) / 100;
  const fee = random.pick([0, 500, 1_000, 2_500]);
  const order: SoldOrder = { items, subtotal, discount, fee, totalPrice: Math.round(subtotal - discount + fee) };
  const currency = random.pick(['XOF', 'XAF', 'CDF', 'USD'] as const);
  const rate = currency === 'CDF' ? 4.350_225 : currency === 'USD' ? 0.001_653 : 1;
  const amount =
    currency === 'USD' ? Math.ceil(order.totalPrice * rate * 100) / 100 : Math.ceil(order.totalPrice * rate);
  const extra = random.chance(0.2) ? (currency === 'USD' ? 1.5 : 500) : 0;
  const payment: PaidBy = {
    amount,
    paidAmount: Math.round((amount + extra) * 100) / 100,
    orderAmount: order.totalPrice,
    currency,
  };
  type Open = {
    items: { productId: string; quantity: number; amount: number }[];
    refunded: number | null;
    isRefund: boolean;
  };
  let returns: Open[] = [];
  let refunded = 0;
  let credited = 0;
  const remaining = () =>
    refundableOf(order, {
      taken: order.totalPrice,
      returns,
      refunds: refundedOfOrder(payment, refunded),
      invoiced: order.totalPrice,
      credited,
    });
  const steps = {
    ask() {
      const line = random.pick(items);
      const rest = remaining().lines.get(line.productId)!;
      if (rest.pieces === 0) return;
      const quantity = random.int(1, rest.pieces);
      returns.push({
        items: [{ productId: line.productId, quantity, amount: paidForPieces(rest, quantity) }],
        refunded: null,
        isRefund: false,
      });
    },
    refuse() {
      const open = returns.find((it) => it.refunded === null);
      returns = returns.filter((it) => it !== open);
    },
    settle() {
      const open = returns.find((it) => it.refunded === null);
      if (!open) return;
      const most = mostForReturn(remaining(), open.items[0]!.amount);
      if (most > 0) open.refunded = random.chance(0.7) ? Math.min(most, open.items[0]!.amount) : random.int(1, most);
    },
    refund() {
      const most = mostOfPayment(payment, refunded, remaining().order);
      const part = floorToUnit(most * random.next(), currency);
      const given = random.chance(0.3) ? most : part;
      refunded = Math.round((refunded + given) * 100) / 100;
    },
    credit() {
      credited += random.chance(0.5) ? remaining().credit : random.int(0, remaining().credit);
    },
  };
  return { order, payment, steps, remaining, returns: () => returns, refunded: () => refunded };
}

it('P67 10 000 random histories refund never more than was taken, and the last step takes exactly the rest', () => {
  for (let index = 0; index < 10_000; index += 1) {
    const random = randomFor(`refunded ${index}`);
    const { order, payment, steps, remaining, returns, refunded } = history(random);
    for (let step = random.int(1, 12); step > 0; step -= 1) {
      steps[random.pick(['ask', 'ask', 'settle', 'settle', 'refuse', 'refund', 'credit'] as const)]();
      const left = remaining();
      if (left.isExceeded || refunded() > payment.paidAmount!) throw new Error(`history ${index} gave too much back`);
    }
    // Then everything that is left is requested and refunded: by returns first, the rest by a refund.
    for (const { productId } of order.items) {
      const rest = remaining().lines.get(productId)!;
      if (rest.pieces > 0)
        returns().push({
          items: [{ productId, quantity: rest.pieces, amount: paidForPieces(rest, rest.pieces) }],
          refunded: null,
          isRefund: false,
        });
    }
    expect(returns().reduce((sum, { items }) => sum + items[0]!.amount, 0)).toBe(order.totalPrice - order.fee);
    if (random.chance(0.5)) {
      const otherwise = returns().some(({ refunded: given }) => given !== null);
      const most = mostOfPayment(payment, refunded(), remaining().order);
      const before = refunded();
      const whole = refundedOfOrder(payment, before + most) - refundedOfOrder(payment, before);
      // All the rest, but for what is less than a unit of that money.
      const unit = Math.ceil(
        ((payment.currency === 'USD' ? 0.01 : 1) * order.totalPrice) / Math.max(payment.amount, 0.01),
      );
      expect(remaining().order - whole).toBeGreaterThanOrEqual(0);
      expect(remaining().order - whole).toBeLessThanOrEqual(otherwise ? unit : 0);
      if (!otherwise) expect(before + most).toBeCloseTo(payment.paidAmount!, 6);
      continue;
    }
    for (const open of returns().filter(({ refunded: given }) => given === null)) {
      const most = mostForReturn(remaining(), open.items[0]!.amount);
      if (most > 0) open.refunded = most;
    }
    const left = remaining();
    expect(left.isExceeded).toBe(false);
    // All that is left is the delivery, and what was given less for articles than they cost.
    const saved = returns().reduce(
      (sum, { refunded: given, items }) => sum + Math.max(0, items[0]!.amount - (given ?? 0)),
      0,
    );
    expect(left.order).toBeLessThanOrEqual(saved + left.fee);
  }
});
