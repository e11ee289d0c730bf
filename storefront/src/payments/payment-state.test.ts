import { PAYMENT_MESSAGES } from '@karite/shared/payments';
import { describe, expect, it } from 'vitest';
import type { CheckedPayment, StartedPayment } from '../api/payments.ts';
import { nextPayment, type PaymentEvent, type PaymentState } from './payment-state.ts';

const started = (open: StartedPayment['open']): StartedPayment => ({
  id: '1',
  provider: 'kkiapay',
  status: 'pending',
  orderAmount: 12_500,
  amount: 12_500,
  currency: 'XOF',
  rate: null,
  isTest: false,
  open,
});
const widget = started({ kind: 'widget', script: '/w.js', config: {} });
const answered = (status: CheckedPayment['status'], message = '', reason: string | null = null): PaymentEvent => ({
  type: 'answered',
  answer: { status, orderStatus: 'pending', message, reason },
});
const after = (...events: PaymentEvent[]): PaymentState =>
  events.reduce(nextPayment, { step: 'starting' } as PaymentState);
const said = (event: 'success' | 'failed' | 'pending' | 'closed'): PaymentEvent => ({ type: 'widget', event });
const opened: PaymentEvent = { type: 'opened', started: widget };

describe('the state of a payment', () => {
  it('is paid by our server alone, in its words', () => {
    expect(after(opened, said('success'))).toEqual({ step: 'waiting', isClaimed: true });
    expect(after(opened, said('success'), answered('pending'))).toEqual({ step: 'waiting', isClaimed: true });
    const paid = { step: 'ended', isPaid: true, message: PAYMENT_MESSAGES.paid };
    expect(after(opened, said('success'), answered('paid', PAYMENT_MESSAGES.paid))).toEqual(paid);
    // Without an event of the widget, and with any event after it.
    expect(after(opened, answered('paid', PAYMENT_MESSAGES.paid), said('failed'), said('closed'))).toEqual(paid);
  });

  it.each(['underpaid', 'overpaid', 'late', 'refunded'] as const)('is over when it is %s, and not paid', (status) => {
    expect(after(opened, answered(status, 'mot'))).toEqual({ step: 'ended', isPaid: false, message: 'mot' });
  });

  it('can be tried again when it failed, by the widget or by our server', () => {
    const failed = { step: 'stopped', message: 'Erreur lors du paiement. Veuillez réessayer.' };
    expect(after(opened, said('failed'))).toEqual(failed);
    expect(after(opened, said('success'), answered('failed'))).toEqual(failed);
    const reason = 'Le solde est insuffisant.';
    expect(after(opened, said('failed'), answered('failed', '', reason))).toEqual({ ...failed, reason });
    expect(after(opened, said('failed'), { type: 'requested' }, answered('failed'))).toEqual({ step: 'starting' });
  });

  it('is stopped by closing the widget, unless it reported a result before', () => {
    expect(after(opened, said('closed'))).toMatchObject({ step: 'stopped' });
    expect(after(opened, said('success'), said('closed'))).toEqual({ step: 'waiting', isClaimed: true });
    expect(after(opened, said('pending'), said('closed'))).toEqual({ step: 'waiting', isClaimed: true });
  });

  it('stays as it is while the page of a provider is on its way', () => {
    const page = started({ kind: 'page', url: 'https://pay.example/' });
    expect(after({ type: 'opened', started: page })).toEqual({ step: 'starting' });
  });
});
