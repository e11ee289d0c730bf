import { describe, expect, it } from 'vitest';
import {
  belongsTo,
  defineResource,
  type Field,
  file,
  group,
  images,
  lines,
  phone,
  position,
  sequence,
  state,
  text,
} from '../index.ts';

const declare = (field: Field) =>
  defineResource({
    name: 'shops',
    label: { one: 'Boutique', many: 'Boutiques' },
    display: 'name',
    access: { read: 'admin' },
    fields: { name: text({ label: 'Nom' }), address: field },
  });
const within = (fields: Record<string, Field>) => () => declare(group({ label: 'Adresse', fields }));

describe('the fields within a field', () => {
  it('are values of one column each', () => {
    expect(within({ street: text({ label: 'Rue' }) })).not.toThrow();
    expect(within({})).toThrow('shops.address: at least one field within it');
    expect(within({ parentId: belongsTo('self', { label: 'P', embed: ['name'] }) })).toThrow(
      'no belongsTo within a group',
    );
    expect(within({ pictures: images({ label: 'P' }) })).toThrow('shops.address.pictures: no images within a group');
    expect(within({ plan: file({ label: 'P' }) })).toThrow('no file within a group');
    expect(() => declare(lines({ label: 'L', fields: { plan: file({ label: 'P' }) } }))).toThrow(
      'no file within a lines',
    );
  });

  it('have no option that only a field of the record can have', () => {
    expect(within({ street: text({ label: 'Rue', unique: 'Prise' }) })).toThrow('"unique" is for fields of the record');
    expect(within({ street: text({ label: 'Rue', filter: true }) })).toThrow('"filter" is for fields of the record');
  });

  it('of a group are all written by a request: the server writes none of them', () => {
    expect(within({ rank: position({ label: 'R' }) })).toThrow('no position within a group');
    expect(within({ number: sequence({ label: 'N' }) })).toThrow('no sequence within a group');
    expect(within({ status: state({ label: 'S', states: { a: 'A' }, initial: 'a' }) })).toThrow(
      'no state within a group',
    );
    expect(within({ by: text({ label: 'Par', readOnly: true }) })).toThrow('no text within a group');
  });

  it('name each other, not the fields of the record', () => {
    expect(within({ phone: phone({ label: 'T', country: { field: 'name' } }) })).toThrow(
      'address.phone: no field "name"',
    );
    expect(
      within({ phone: phone({ label: 'T', country: { field: 'land' } }), land: text({ label: 'L' }) }),
    ).not.toThrow();
  });
});
