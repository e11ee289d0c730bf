import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Notifies shoppers of changes of their payments, and of expired unpaid orders. */
export const paymentMessages = fp(
  async ({ payments, messages }: FastifyInstance) => {
    payments.onChanged((transaction, payment, _order, refund) =>
      refund ? messages.tellRefund(transaction, payment.orderId, refund) : messages.tellPayment(transaction, payment),
    );
    payments.onOrderExpired((transaction, { id }) => messages.tellStatus(transaction, id, 'cancelled'));
  },
  { name: 'payment-messages', dependencies: ['payments', 'messages'], fastify: '5.x' },
);
