import { amountIn, formatMoney, rateText } from '@karite/shared/payments';
import type { OfferedMethod } from '../api/payment-methods.ts';

/** An online way to pay that asks for another money than FCFA. */
export type ChargedMethod = { [Key in 'currency' | 'rate' | 'amountMultiple']: NonNullable<OfferedMethod[Key]> };

export type ChargedAmountProps = { method: ChargedMethod; total: number };

/** What an order comes to in the money that its payment will be asked in, as the server reckons it, and the rate. */
export function ChargedAmount({ method: { currency, rate, amountMultiple }, total }: ChargedAmountProps) {
  const amount = amountIn(currency, total, rate, amountMultiple);
  return amount ? (
    <small>
      Soit <strong>{formatMoney(amount, currency)}</strong> {rateText(rate, currency)}
    </small>
  ) : null;
}
