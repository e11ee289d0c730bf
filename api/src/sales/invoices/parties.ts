import type { InvoiceDocument } from '@karite/shared/invoices';
import { DELIVERY_LABELS, paymentOf } from '@karite/shared/orders';
import { lineTotal } from '@karite/shared/pricing';
import { COUNTRIES, type CountryCode } from '@karite/shared/region';
import type { Order } from '@karite/shared/resources';

/** The country that gives an order its legal identity and tax; the home country where it has none. */
export const countryOfSale = ({ country }: Order): CountryCode => country ?? 'BJ';

/** Who bought, and what order it was. */
export function partiesOf(order: Order): Pick<InvoiceDocument, 'buyer' | 'order'> {
  const { address, city, country } = order;
  // What is fetched names our own address: it is not the buyer's.
  const isFetched = order.deliveryType === 'retrait';
  const place = [!isFetched && address, city, country && COUNTRIES[country].name].filter(Boolean).join(', ');
  const delivery = DELIVERY_LABELS[order.deliveryType];
  return {
    buyer: {
      name: `${order.prenom} ${order.nom}`.trim(),
      phone: order.phone,
      email: order.email,
      place: place || null,
    },
    order: {
      orderId: order.orderId,
      shortNumber: order.shortNumber,
      placedAt: order.createdAt,
      delivery: isFetched && address ? `${delivery} : ${address}` : delivery,
      payment: paymentOf(order),
    },
  };
}

export const linesOf = (order: Order): InvoiceDocument['lines'] =>
  order.items.map(({ name, quantity, price }) => ({ name, quantity, price, total: lineTotal({ price, quantity }) }));
