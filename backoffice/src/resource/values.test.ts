import {
  cashClosings,
  cashReceipts,
  deliveryCountries,
  lots,
  orders,
  payments,
  productAlerts,
  refunds,
  returns,
} from '@karite/shared/resources';
import { describe, expect, it } from 'vitest';
import { nameOf } from './values.ts';

const WHOLE = { id: '1', updatedAt: '2026-11-22T10:00:00Z' };

describe('what a record is called', () => {
  it.each([
    ['a choice by its label', deliveryCountries, { id: '1', country: 'CI' }, 'Côte d’Ivoire'],
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
    [
      'the closed cash of a day by the day and who closed it',
      cashClosings,
      { ...WHOLE, day: '2026-11-29', by: 'awa@karite.example' },
      'Clôture du 29 novembre 2026, awa',
    ],
    [
      'a closing that another record carries along by its day',
      cashClosings,
      { id: '1', day: '2026-11-29' },
      '29/11/2026',
    ],
    [
      'who asked for an alert by the number in groups',
      productAlerts,
      { ...WHOLE, to: '+2290197000000' },
      '+229 01 97 00 00 00',
    ],
    ['or by the address', productAlerts, { ...WHOLE, to: 'awa@karite.example' }, 'awa@karite.example'],
    [
      'a lot by its number and product',
      lots,
      { ...WHOLE, number: '2024-11', product: { id: '3', name: 'Crème' } },
      'Lot 2024-11 · Crème',
    ],
    ['a payment by its order', payments, { ...WHOLE, order: { id: '3', shortNumber: 'KR-1' } }, 'Paiement de KR-1'],
  ])('%s', (_, resource, record, name) => {
    expect(nameOf(resource, record)).toBe(name);
  });
});
