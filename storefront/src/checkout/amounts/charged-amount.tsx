import { formatMoney } from '@karite/shared/money';
import { amountIn, rateText } from '@karite/shared/payments';
import type { OfferedMethod } from '../../api/payment-methods.ts';

/** An online payment method in another currency than the shop's. */
export type ChargedMethod = { [Key in 'currency' | 'rate' | 'amountMultiple']: NonNullable<OfferedMethod[Key]> };

export type ChargedAmountProps = { method: ChargedMethod; total: number };

/** The total of an order in the currency of its payment, as the server calculates it, and the rate. */
export function ChargedAmount({ method: { currency, rate, amountMultiple }, total }: ChargedAmountProps) {
  const amount = amountIn(currency, total, rate, amountMultiple);
  return amount ? (
    <small>
      Soit <strong>{formatMoney(amount, currency)}</strong> {rateText(rate, currency)}
    </small>
  ) : null;
}
