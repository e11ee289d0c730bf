import { expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';

type Way = 'domicile' | 'point-relais' | 'retrait';
const next = (
  status: 'pending' | 'paid' | 'shipped',
  paymentMethod: 'en-ligne' | 'especes' | 'boutique',
  deliveryType: Way = 'domicile',
) =>
  (['todo', 'started', 'ready'] as const).map((preparation) =>
    nextStepOf({ status, paymentMethod, deliveryType, preparation }),
  );

it('what is to be done next follows from status, payment and preparation', () => {
  expect(next('pending', 'especes')).toEqual(['prepare', 'ship', 'ship']);
  expect(next('pending', 'boutique')).toEqual(['prepare', 'collect', 'collect']);
  expect(next('pending', 'en-ligne')).toEqual(['payment', 'payment', 'payment']);
  for (const method of ['en-ligne', 'especes', 'boutique'] as const)
    expect(next('paid', method)).toEqual(['prepare', 'ship', 'ship']);
  expect(next('shipped', 'en-ligne')).toEqual(['deliver', 'deliver', 'deliver']);
  expect(next('shipped', 'especes')).toEqual(['collect', 'collect', 'collect']);
  const after = (...steps: ('pending' | 'paid' | 'shipped' | 'completed' | 'cancelled')[]) =>
    nextStepOf({
      status: 'shipped',
      paymentMethod: 'especes',
      deliveryType: 'domicile',
      preparation: 'ready',
      history: steps.map((to) => ({ to })),
    });
  for (const paid of [after('paid'), after('pending', 'paid', 'shipped', 'completed', 'shipped')])
    expect(paid).toBe('deliver');
  for (const due of [after(), after('paid', 'pending'), after('paid', 'cancelled', 'shipped')])
    expect(due).toBe('collect');
  for (const status of ['completed', 'cancelled'] as const)
    expect(nextStepOf({ status, paymentMethod: 'especes', deliveryType: 'domicile', preparation: 'todo' })).toBe(
      'none',
    );
});

it('R2153 what is fetched waits in the shop for its customer, however it is paid', () => {
  for (const method of ['especes', 'boutique'] as const) {
    expect(next('pending', method, 'retrait')).toEqual(['prepare', 'announce', 'announce']);
    expect(next('shipped', method, 'retrait')).toEqual(['collect', 'collect', 'collect']);
  }
  expect(next('pending', 'en-ligne', 'retrait')).toEqual(['payment', 'payment', 'payment']);
  expect(next('paid', 'en-ligne', 'retrait')).toEqual(['prepare', 'announce', 'announce']);
  expect(next('shipped', 'en-ligne', 'retrait')).toEqual(['hand-over', 'hand-over', 'hand-over']);
  for (const method of ['en-ligne', 'especes', 'boutique'] as const)
    expect(next('paid', method, 'point-relais')).toEqual(next('paid', method, 'domicile'));
});
