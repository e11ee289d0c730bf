import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TotalsList } from './totals-list.tsx';

const shown = (isFeeOpen?: boolean, fee = 0) =>
  renderToStaticMarkup(
    <TotalsList
      totals={{ subtotal: 5_000, discount: 0, fee, total: 5_000 + fee }}
      feeLabel="Livraison"
      isFeeOpen={isFeeOpen}
    />,
  );

describe('the fee of a delivery', () => {
  it('is « Gratuite » where it costs nothing', () => expect(shown()).toContain('Gratuite'));
  it('depends on the destination while no place is chosen', () => {
    expect(shown(true)).toContain('Selon la destination');
    expect(shown(true)).not.toContain('Gratuite');
  });
  it('is an amount', () => expect(shown(false, 1_500)).toMatch(/1\s500/));
});
