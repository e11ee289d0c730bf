import { cashReceipts, deliveryCountries, orders, refunds, returns } from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { nameOf } from './values.ts';

describe('what a record is called', () => {
  it.each([
    ['a choice by its label', deliveryCountries, { id: '1', country: 'CI' }, "Côte d'Ivoire"],
    ['a moment as a date', returns, { id: '1', createdAt: '2026-11-22T10:00:00Z' }, '22/11/2026'],
    ['a link by its record', refunds, { id: '1', paymentId: '2', payment: { id: '2', transactionId: 'T-1' } }, 'T-1'],
    ['a link by what was embedded', cashReceipts, { id: '1', order: { id: '2', shortNumber: 'KR-1' } }, 'KR-1'],
    ['what is embedded without it by its first text', orders, { id: '2', shortNumber: 'KR-1' }, 'KR-1'],
    ['nothing to be called by: what it is', refunds, { id: '1', paymentId: null, payment: null }, 'Remboursement'],
    [
      'and when it was made',
      refunds,
      { id: '1', paymentId: null, payment: null, createdAt: '2026-11-22T10:00:00Z' },
      'Remboursement du 22/11/2026',
    ],
    [
      'a whole record by its identity',
      orders,
      { id: '2', updatedAt: '2026-11-22T10:00:00Z', shortNumber: 'KR-1', prenom: 'Reine', nom: 'Adjovi' },
      'KR-1 · Reine A.',
    ],
  ])('%s', (_, resource, record, name) => {
    expect(nameOf(resource, record)).toBe(name);
  });
});
