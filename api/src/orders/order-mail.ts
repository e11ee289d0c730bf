import { formatFcfa } from '@karite/shared/format';
import { DELIVERY_LABELS, PAYMENT_LABELS } from '@karite/shared/orders';
import { lineTotal } from '@karite/shared/pricing';
import type { Order } from '@karite/shared/resources';

/**
 * The confirmation of an order. It says nothing that was typed at the checkout: whoever orders may give a stranger's
 * address, and must not be able to write to them in our name.
 */
export function confirmationOf(order: Order, followUrl: string): { subject: string; body: string } {
  const lines = order.items.map(
    ({ name, quantity, price }) => `- ${name} × ${quantity} : ${formatFcfa(lineTotal({ price, quantity }))}`,
  );
  const sums = [
    `Sous-total : ${formatFcfa(order.subtotal)}`,
    ...(order.discount > 0 ? [`Remise : -${formatFcfa(order.discount)}`] : []),
    `Livraison (${DELIVERY_LABELS[order.deliveryType].toLowerCase()}) : ${order.fee > 0 ? formatFcfa(order.fee) : 'gratuite'}`,
    `Total : ${formatFcfa(order.totalPrice)}`,
    `Paiement : ${PAYMENT_LABELS[order.paymentMethod].toLowerCase()}`,
  ];
  return {
    subject: `Votre commande ${order.orderId}`,
    body: `Bonjour,

Votre commande ${order.orderId} est enregistrée. Merci de votre confiance !

${lines.join('\n')}

${sums.join('\n')}

Suivez-la ici (ce lien vaut une clé : ne le partagez pas) :

${followUrl}
`,
  };
}
