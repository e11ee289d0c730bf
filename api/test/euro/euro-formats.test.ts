import {
  formatBannerMoney,
  formatMoney,
  formatMoneyRange,
  formatRoundedMoney,
  formatSearchMoney,
  roundMoney,
} from '@karite/shared/money';
import { CURRENCY_LABELS, isWholeUnits, rateText, shopCurrencyIn } from '@karite/shared/payments';
import { mostForReturn, refundableOf } from '@karite/shared/pricing';
import { AMOUNT, readNumber } from '@karite/shared/reading';
import { pricingRules } from '@karite/shared/resources';
import { expect, it } from 'vitest';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('writes both decimals everywhere, and other currencies by their codes', () => {
  expect(
    [formatMoney, formatRoundedMoney, formatSearchMoney, formatBannerMoney].map((it) => spaced(it(1_012.5))),
  ).toEqual(Array(4).fill('1 012,50 €'));
  expect(spaced(formatMoneyRange(4, 5.9))).toBe('4,00 à 5,90 €');
  expect(spaced(formatMoney(656, 'XOF'))).toBe('656 XOF');
  expect(spaced(rateText(6_559_570, 'XOF'))).toBe('au taux de 6 559 570 XOF pour 10 000,00 €');
});

it('rounds halves up, whatever binary fractions make of them', () => {
  expect([1.005, 1.004_9, 2.675, 40.347_457].map(roundMoney)).toEqual([1.01, 1, 2.68, 40.35]);
});

it('is the currency of each country, and takes cents', () => {
  expect([shopCurrencyIn('BJ'), shopCurrencyIn(null)]).toEqual(['EUR', 'EUR']);
  expect(CURRENCY_LABELS).toMatchObject({ EUR: '€ (EUR)', XOF: 'Franc CFA (XOF)' });
  expect([isWholeUnits(0.01, 'EUR'), isWholeUnits(0.005, 'EUR')]).toEqual([true, false]);
});

it('labels its fields, and reads its names', () => {
  expect(pricingRules.fields.homeFee.label).toBe('À domicile sans pays choisi (€)');
  for (const typed of ['12,50', '12.50 €', '€ 12,50', '12,5 EUR', '12,50 euros'])
    expect(readNumber(typed, AMOUNT), typed).toEqual({ value: 12.5 });
  expect(readNumber('12 FCFA', AMOUNT)).toHaveProperty('problem');
});

it('gives back line by line exactly what was paid', () => {
  const items = [
    { productId: 'a', price: 3.33, quantity: 3, discount: 0.7 },
    { productId: 'b', price: 0.1, quantity: 2, discount: 0.01 },
  ];
  const order = { items, subtotal: 10.19, discount: 0.71, fee: 4.9, totalPrice: 14.38 };
  const given = { taken: 14.38, returns: [], refunds: 0, invoiced: 14.38, credited: 0 };
  const left = refundableOf(order, given);
  expect([left.lines.get('a')!.amount, left.lines.get('b')!.amount, left.fee]).toEqual([9.29, 0.19, 4.9]);
  const refunded = mostForReturn(left, 9.29);
  expect(refunded).toBe(14.19);
  const returns = [{ items: [{ productId: 'a', quantity: 3, amount: 9.29 }], refunded, isRefund: false }];
  expect(refundableOf(order, { ...given, returns })).toMatchObject({ order: 0.19, fee: 0, isExceeded: false });
});
