import { addressText, arrivalText, type DeliveryZones, deliveryDays, isFetched, modeOf } from '@karite/shared/delivery';
import { type OrderPayload, paymentOf } from '@karite/shared/orders';
import { countryName, formatPhone } from '@karite/shared/region';

/** Who gets an order, where, when, and how it is paid, for its confirmation (R813). */
export function orderFacts(
  { customerInfo, delivery, payment, createdAt }: OrderPayload,
  total: number,
  zones?: DeliveryZones,
): [label: string, text: string][] {
  const { type: deliveryType, address, landmark = null, country, city } = delivery;
  const place = [addressText({ deliveryType, address, landmark, city }), country && countryName(country)];
  const days = isFetched(deliveryType) ? null : deliveryDays({ type: deliveryType, country, city }, zones);
  return [
    ['Pour', `${customerInfo.prenom} ${customerInfo.nom}, ${formatPhone(customerInfo.whatsapp)}`],
    [modeOf(deliveryType).label, place.filter(Boolean).join(', ')],
    ...(days ? [['Arrivée prévue', arrivalText(days, new Date(createdAt))] as [string, string]] : []),
    ['Paiement', paymentOf({ paymentMethod: payment.method, totalPrice: total })],
  ];
}
