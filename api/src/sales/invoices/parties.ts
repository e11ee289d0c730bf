import { addressText, modeOf } from '@karite/shared/delivery';
import type { InvoiceDocument } from '@karite/shared/invoices';
import { paymentOf } from '@karite/shared/orders';
import { lineTotal } from '@karite/shared/pricing';
import { type CountryCode, countryName, SEAT } from '@karite/shared/region';
import type { Order } from '@karite/shared/resources';

/** The country that gives an order its legal identity and tax; the home country where it has none. */
export const countryOfSale = ({ country }: Order): CountryCode => country ?? SEAT;

/** Who bought, and what order it was. */
export function partiesOf(order: Order): Pick<InvoiceDocument, 'buyer' | 'order'> {
  const { address, country } = order;
  const { label, isFetched } = modeOf(order.deliveryType);
  // What is fetched names our own address: it is not the buyer's.
  const place = [isFetched ? order.city : addressText(order), country && countryName(country)]
    .filter(Boolean)
    .join(', ');
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
      delivery: isFetched && address ? `${label} : ${address}` : label,
      payment: paymentOf(order),
    },
  };
}

export const linesOf = (order: Order): InvoiceDocument['lines'] =>
  order.items.map(({ name, quantity, price }) => ({ name, quantity, price, total: lineTotal({ price, quantity }) }));
