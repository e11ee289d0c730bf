import { formatMoney } from '@karite/shared/money';
import type { Confirmation } from '../confirmation/confirmation-state.ts';

/** What an order by chat leaves open: where it goes is said in the chat, and it is paid there. */
export const BY_CHAT = { type: 'domicile', method: 'especes', address: 'À convenir sur WhatsApp' } as const;

/** The message to the shop's chat about a new order: number, articles, total, link. */
export function chatOrderText(shop: string, { orderId, shortNumber, total, follow, lines = [] }: Confirmation): string {
  const articles = lines.map(({ quantity, name }) => `- ${quantity} × ${name}`);
  const link = follow && `Suivi : ${window.location.origin}${follow}`;
  return [
    `Bonjour ${shop}, je viens de passer la commande ${shortNumber ?? orderId} :`,
    ...articles,
    `Total, livraison comprise : ${formatMoney(total)}`,
    'Livrez-moi à : ',
    link,
  ]
    .filter(Boolean)
    .join('\n');
}
