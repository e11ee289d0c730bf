import { expect, it } from 'vitest';
import { nextStepOf } from './work.ts';

const next = (status: 'pending' | 'paid' | 'shipped', paymentMethod: 'en-ligne' | 'especes' | 'boutique') =>
  (['todo', 'started', 'ready'] as const).map((preparation) => nextStepOf({ status, paymentMethod, preparation }));

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
      preparation: 'ready',
      history: steps.map((to) => ({ to })),
    });
  for (const paid of [after('paid'), after('pending', 'paid', 'shipped', 'completed', 'shipped')])
    expect(paid).toBe('deliver');
  for (const due of [after(), after('paid', 'pending'), after('paid', 'cancelled', 'shipped')])
    expect(due).toBe('collect');
  for (const status of ['completed', 'cancelled'] as const)
    expect(nextStepOf({ status, paymentMethod: 'especes', preparation: 'todo' })).toBe('none');
});
