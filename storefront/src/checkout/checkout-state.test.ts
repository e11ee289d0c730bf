import type { Refusal } from '@karite/shared/client';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { type CheckoutEvent, type CheckoutState, nextCheckout } from './checkout-state.ts';
import { failedEvent } from './submission/order-failure.ts';

const filling: CheckoutState = { status: 'filling' };
const sending: CheckoutState = { status: 'sending' };
const confirmation = { orderId: 'ORDER_1', total: 5_000 };
type Code = ApiError['code'];
const failed = (statusCode: number, code: Code, message = '', said: Partial<Refusal> = {}): CheckoutEvent =>
  failedEvent(new ApiError(statusCode, code, message, said), 'ORDER_1');

describe('R809 Checkout', () => {
  it('sends a form without problems', () =>
    expect(nextCheckout(filling, { type: 'submitted', problems: [] })).toEqual(sending));

  it('shows the first problem of a form', () => {
    const problems = [
      { field: 'delivery.address', message: 'Veuillez saisir votre adresse de livraison' },
      { field: 'items', message: 'Votre panier est vide' },
    ];
    const state = nextCheckout(filling, { type: 'submitted', problems });
    expect(state).toMatchObject({ status: 'refused', message: 'Veuillez saisir votre adresse de livraison', problems });
  });

  it('is not sent a second time while it is being sent', () => {
    const again: CheckoutEvent = { type: 'submitted', problems: [{ field: 'x', message: 'x' }] };
    expect(nextCheckout(sending, again)).toBe(sending);
  });

  it('is not called back by an edit while it is being sent', () =>
    expect(nextCheckout(sending, { type: 'edited' })).toBe(sending));

  it('is confirmed for good by an answer', () => {
    const confirmed = nextCheckout(sending, { type: 'answered', confirmation });
    expect(confirmed).toEqual({ status: 'confirmed', confirmation });
    expect(nextCheckout(confirmed, failed(0, 'network'))).toBe(confirmed);
    expect(nextCheckout(confirmed, { type: 'submitted', problems: [] })).toBe(confirmed);
  });

  it.each([
    [0, 'network'],
    [0, 'timeout'],
    [503, 'unavailable'],
  ] as const)('knows nothing of the order after %d %s: the same one may be sent again', (status, code) =>
    expect(nextCheckout(sending, failed(status, code))).toEqual({ status: 'waiting', orderId: 'ORDER_1', tried: true }),
  );

  it('waits for the network, regardless of other changes, until it is answered or cancelled', () => {
    const waits: CheckoutEvent = { type: 'waits', orderId: 'ORDER_1', tried: false };
    const waiting = nextCheckout(sending, waits);
    expect(waiting).toEqual({ status: 'waiting', orderId: 'ORDER_1', tried: false });
    expect(nextCheckout(waiting, { type: 'edited' })).toBe(waiting);
    expect(nextCheckout(waiting, { type: 'takenBack' })).toEqual(filling);
    expect(nextCheckout(waiting, { type: 'answered', confirmation }).status).toBe('confirmed');
    expect(nextCheckout(waiting, failed(409, 'price_changed'))).toMatchObject({
      status: 'refused',
      figuresChanged: true,
    });
  });

  it('shows why an order was too many: the server took none, and the shopper may change or wait', () =>
    expect(nextCheckout(sending, failed(429, 'too_many_requests', 'Trop de commandes'))).toEqual({
      status: 'refused',
      message: 'Trop de commandes',
      problems: [],
      figuresChanged: false,
    }));

  it.each(['price_changed', 'out_of_stock', 'unknown_product'] as const)(
    'requires a new consent after %s, with new figures',
    (code) => {
      const event = failed(409, code);
      expect(nextCheckout(sending, event)).toMatchObject({ status: 'refused', figuresChanged: true, problems: [] });
    },
  );

  it('accepts the first order when its number was taken', () =>
    expect(nextCheckout(sending, failed(409, 'order_id_taken'))).toEqual({ status: 'taken', orderId: 'ORDER_1' }));

  it("shows the server's words at their field", () => {
    const fields = { 'customerInfo.whatsapp': 'Numéro inconnu' };
    const state = nextCheckout(sending, failed(400, 'validation', 'Vérifiez le formulaire', { fields }));
    expect(state).toMatchObject({
      message: 'Numéro inconnu',
      problems: [{ field: 'customerInfo.whatsapp', message: 'Numéro inconnu' }],
      figuresChanged: false,
    });
  });

  it('removes the message when the form is corrected', () => {
    const refused = nextCheckout(sending, failed(400, 'validation', 'Non'));
    expect(nextCheckout(refused, { type: 'edited' })).toEqual(filling);
  });
});
