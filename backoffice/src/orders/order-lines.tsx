import { formatNumber, formatWholeFcfa } from '@karite/shared/format';
import { discountRows } from '@karite/shared/offers';
import { lineTotal } from '@karite/shared/pricing';
import type { Order } from '@karite/shared/resources';
import { useIsNarrow } from '../ui/use-is-narrow.ts';

/** What was bought, at the prices of that day, and what it came to. On a phone quantity and price stand below the name. */
export function OrderLines({ order }: { order: Order }) {
  const isNarrow = useIsNarrow();
  const totals = [
    { label: 'Sous-total', amount: order.subtotal },
    ...discountRows(order.discount, order.discounts).map(({ label, amount }) => ({ label, amount: -amount })),
    { label: 'Frais de livraison', amount: order.fee },
    { label: 'Total', amount: order.totalPrice },
  ];
  return (
    <table className="lines order-lines">
      <thead>
        <tr>
          <th>Produit</th>
          {!isNarrow && <th>Quantité</th>}
          {!isNarrow && <th>Prix</th>}
          <th>Total</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.productId}>
            <td>
              <span>{item.name}</span>
              {isNarrow && (
                <small className="quiet">
                  {formatNumber(item.quantity)} × {formatWholeFcfa(item.price)}
                </small>
              )}
            </td>
            {!isNarrow && <td className="figure">{formatNumber(item.quantity)}</td>}
            {!isNarrow && <td className="figure">{formatWholeFcfa(item.price)}</td>}
            <td className="figure">{formatWholeFcfa(lineTotal(item))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ label, amount }) => (
          <tr key={label}>
            <th colSpan={isNarrow ? 1 : 3} scope="row">
              {label}
            </th>
            <td className="figure">{formatWholeFcfa(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
