import { expect, it } from 'vitest';
import { PAYER_LABELS, PROVIDER_LABELS, providerLabel } from '../payments/index.ts';
import { paymentMethods } from '../resources/payment-method.ts';
import { addProviders } from './index.ts';

const add = (paymentProviders: Record<string, string>) => addProviders({ resources: [], paymentProviders });

it('a provider of a shop’s own is an option of its payments and ways to pay', () => {
  const before = [PROVIDER_LABELS, PAYER_LABELS].map((labels) => ({ ...labels }));
  add({ teranga: 'Teranga', kkiapay: 'KkiaPay (la nôtre)' });
  expect(paymentMethods.fields.provider.options).toMatchObject({ teranga: 'Teranga', kkiapay: 'KkiaPay (la nôtre)' });
  expect([providerLabel('teranga'), providerLabel('gone')]).toEqual(['Teranga', 'gone']);
  for (const [index, labels] of [PROVIDER_LABELS, PAYER_LABELS].entries()) {
    delete labels.teranga;
    Object.assign(labels, before[index]);
  }
});

it('has a name that fits into an address, and a label', () => {
  expect(() => add({ Teranga: 'Teranga' })).toThrow(/paymentProviders.Teranga: a provider is named in small letters/);
  expect(() => add({ 'te--ranga': 'Teranga' })).toThrow(/small letters/);
  expect(() => add({ teranga: ' ' })).toThrow(/its label is missing/);
  expect(() => add({ 'stand-in': 'Moi' })).toThrow(/plays payments/);
});
