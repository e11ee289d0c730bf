import { formatFcfa } from '@karite/shared/format';
import { chatUrl, SHOP } from '../identity/shop.ts';
import type { Confirmation } from './confirmation-state.ts';

/** The chat with the shop, with what it must know of an order that was taken: number, articles, total, link. */
export function chatOrderUrl({ orderId, shortNumber, total, follow, lines = [] }: Confirmation): string {
  const articles = lines.map(({ quantity, name }) => `- ${quantity} × ${name}`);
  const link = follow && `Suivi : ${window.location.origin}${follow}`;
  return chatUrl(
    [
      `Bonjour ${SHOP.name}, je viens de passer la commande ${shortNumber ?? orderId} :`,
      ...articles,
      `Total, livraison comprise : ${formatFcfa(total)}`,
      link,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
