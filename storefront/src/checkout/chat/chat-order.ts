import { formatMoney } from '@karite/shared/money';
import type { Confirmation } from '../confirmation/confirmation-state.ts';

/** The message to the shop's chat about a new order: number, articles, total, link. */
export function chatOrderText(
  shop: string,
  { orderId, shortNumber, total, shop: pickup, follow, lines = [] }: Confirmation,
): string {
  const articles = lines.map(({ quantity, name }) => `- ${quantity} × ${name}`);
  const link = follow && `Suivi : ${window.location.origin}${follow}`;
  return [
    `Bonjour ${shop}, je viens de passer la commande ${shortNumber ?? orderId} :`,
    ...articles,
    `${pickup ? 'Total' : 'Total, livraison comprise'} : ${formatMoney(total)}`,
    pickup && `Retrait en boutique : ${pickup}`,
    link,
  ]
    .filter(Boolean)
    .join('\n');
}
