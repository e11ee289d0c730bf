import type { OrderToPay, PaymentRequest } from '../../provider.ts';

const COUNTRIES = ['BJ', 'CI'];
const ACCENT = '#b54e5a';

type Requested = {
  payment: PaymentRequest;
  order: OrderToPay;
  publicKey: string;
  sandbox: boolean;
};

/**
 * What the widget is opened with. The reference is in `data` and in `partnerId`, for either has been seen to get
 * lost. Countries are never an empty list, which the widget misreads; an address is not requested of those who gave none.
 */
export function widgetConfig({ payment, order, publicKey, sandbox }: Requested): Record<string, unknown> {
  const { country } = payment;
  return {
    amount: payment.amount,
    key: publicKey,
    sandbox,
    data: payment.id,
    partnerId: payment.id,
    reason: `Commande ${order.orderId}`,
    name: `${order.prenom ?? ''} ${order.nom ?? ''}`.trim(),
    // Digits alone, with the country's code.
    phone: (order.phone ?? '').replace(/\D/g, ''),
    ...(order.email ? { email: order.email } : { excludeMomoFields: ['email'] }),
    countries: country && COUNTRIES.includes(country) ? [country] : COUNTRIES,
    paymentMethods: ['momo', 'card'],
    position: 'center',
    theme: ACCENT,
  };
}
