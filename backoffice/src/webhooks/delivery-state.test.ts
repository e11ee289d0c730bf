import { expect, it } from 'vitest';
import { detailOfDelivery } from './delivery-state.tsx';

const at = '2026-03-01T10:00:00.000Z';

it.each([
  ['just noted', { status: 'waiting', tries: 0, nextTryAt: at }, null],
  [
    'tried once',
    { status: 'waiting', tries: 1, nextTryAt: at, problem: 'Réponse 503' },
    /^1 essai · nouvel essai le .* · Réponse 503$/,
  ],
  [
    'given up',
    { status: 'failed', tries: 14, problem: 'Pas de réponse à temps' },
    '14 essais · Pas de réponse à temps',
  ],
] as const)('shows the reason of an event that was %s', (_, given, expected) => {
  const detail = detailOfDelivery({ deliveredAt: null, nextTryAt: null, problem: null, ...given });
  if (expected instanceof RegExp) expect(detail).toMatch(expected);
  else expect(detail).toBe(expected);
});

it('shows when one was delivered', () =>
  expect(detailOfDelivery({ status: 'delivered', deliveredAt: at, tries: 1, nextTryAt: null, problem: null })).toMatch(
    /2026/,
  ));
