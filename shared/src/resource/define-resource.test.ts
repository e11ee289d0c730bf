import { describe, expect, it } from 'vitest';
import { allows, defineResource, integer, price, text, writableFields } from './index.ts';

describe('fieldsAre', () => {
  it('makes each field read-only, and leaves a computed one as it is', () => {
    const receipts = defineResource({
      name: 'receipts',
      label: { one: 'Reçu', many: 'Reçus' },
      display: 'number',
      access: { read: 'admin' },
      fieldsAre: 'readOnly',
      fields: {
        number: text({ label: 'Numéro' }),
        amount: price({ label: 'Montant' }),
        double: integer({ label: 'Double', computed: (it: { amount: number | null }) => 2 * (it.amount ?? 0) }),
      },
    });
    expect(writableFields(receipts)).toEqual([]);
    expect(Object.values(receipts.fields).map((field) => 'readOnly' in field)).toEqual([true, true, false]);
  });
});

describe('access.write', () => {
  const access = (given: object) => ({ access: given });
  const OF_WRITE = ['create', 'update', 'delete'] as const;

  it('applies to the writing operations that are not named, not to reading', () => {
    expect(OF_WRITE.map((operation) => allows(access({ write: 'admin' }), operation))).toEqual([true, true, true]);
    expect(allows(access({ write: 'admin' }), 'read')).toBe(false);
    expect(OF_WRITE.map((each) => allows(access({ write: 'admin', delete: 'nobody' }), each))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is checked for each of the operations that it applies to', () => {
    const shelf = (given: object) => () =>
      defineResource({
        name: 'shelves',
        label: { one: 'Rayon', many: 'Rayons' },
        display: 'name',
        access: given,
        fields: { name: text({ label: 'Nom' }) },
      });
    expect(shelf({ write: { admin: { fields: ['name'] } } })).toThrow('shelves.access.write.admin');
    expect(shelf({ write: { admin: { fields: ['name'] } }, delete: 'admin' })).not.toThrow();
    expect(shelf({ writes: 'admin' })).toThrow('Write "write"');
  });
});
