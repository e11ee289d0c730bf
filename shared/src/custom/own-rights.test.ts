import { describe, expect, it } from 'vitest';
import { lacking, writableBy } from '../access/index.ts';
import {
  type Actor,
  administers,
  heldRights,
  isStaff,
  type Rights,
  rightsIn,
  STAFF_RIGHTS,
} from '../accounts/index.ts';
import { checkRights } from '../resource/check/index.ts';
import { defineResource, text } from '../resource/index.ts';
import { RIGHT_FIELDS } from '../resources/user.ts';
import { addRights } from './own-rights.ts';

const resources = [
  defineResource({
    name: 'appointments',
    label: { one: 'Rendez-vous', many: 'Rendez-vous' },
    display: 'name',
    access: { read: 'admin', update: 'admin' },
    fields: { name: text({ label: 'Nom' }), place: text({ label: 'Lieu' }) },
  }),
];
const right = { label: 'Rendez-vous', help: 'Prendre et déplacer', may: { appointments: ['read', 'update'] } } as const;
const check = (rights: object) => checkRights(resources, STAFF_RIGHTS, rights as Rights, null);

describe('a right of a shop’s own', () => {
  it('may name resources and operations that there are', () => {
    expect(() => check({ appointments: right, planning: { ...right, may: { '*': ['read'] } } })).not.toThrow();
    expect(() => check({ appointments: { ...right, may: { appointment: ['read'] } } })).toThrow(
      /no resource is called "appointment". Write "appointments"/,
    );
    expect(() => check({ appointments: { ...right, may: { appointments: ['publish'] } } })).toThrow(
      /no operation "publish"/,
    );
  });

  it('has a name of its own, a label and a help', () => {
    expect(() => check({ orders: right })).toThrow(/staffRights.orders: Karité has a right of this name/);
    expect(() => check({ 'my-right': right })).toThrow(/staffRights.my-right: a field is named in camelCase/);
    expect(() => check({ appointments: { may: {} } })).toThrow(/"label" is missing.*"help" is missing/s);
    expect(() => check({ appointments: { ...right, title: 'x' } })).toThrow(/"title" is no option of a right/);
    expect(() => check({ appointments: { label: 'a', help: 'b' } })).toThrow(/"may" is missing/);
  });

  it('is a right of the list of all, and a field of accounts', () => {
    addRights(resources, { resources, staffRights: { appointments: right } });
    try {
      expect(administers({ rights: { appointments: true } }, 'appointments', 'update')).toBe(true);
      expect(RIGHT_FIELDS).toHaveProperty('appointments.label', 'Rendez-vous');
    } finally {
      Reflect.deleteProperty(STAFF_RIGHTS, 'appointments');
      Reflect.deleteProperty(RIGHT_FIELDS, 'appointments');
    }
  });

  it('may be limited to fields, which it then reserves', () => {
    const fields = { appointments: ['name'] };
    expect(() => check({ naming: { ...right, fields } })).not.toThrow();
    expect(() => check({ naming: { ...right, fields: { appointments: ['nam'] } } })).toThrow(
      /no field is called "nam". Write "name"/,
    );
    expect(() => check({ naming: { ...right, may: { appointments: ['read'] }, fields } })).toThrow(
      /it does not let write "appointments"/,
    );
    addRights(resources, {
      resources,
      staffRights: { appointments: right, naming: { ...right, label: 'Noms', fields } },
    });
    try {
      const [appointments] = resources;
      const actor = (...held: string[]): Actor => ({ id: '', email: '', role: 'user', rights: heldRights(held) });
      const writable = (...held: string[]) => [...writableBy(actor(...held), appointments!, 'update')];
      expect([lacking(actor('appointments'), appointments!, 'name'), writable('appointments')]).toEqual([
        ['Noms'],
        ['name', 'place'],
      ]);
      expect([lacking(actor('naming'), appointments!, 'name'), writable('naming')]).toEqual([[], ['name']]);
      expect(writable('appointments', 'naming')).toEqual(['name', 'place']);
      expect(lacking({ ...actor(), role: 'admin' }, appointments!, 'name')).toEqual([]);
      expect(lacking(actor('appointments'), appointments!, 'place')).toEqual([]);
    } finally {
      for (const name of ['appointments', 'naming']) {
        Reflect.deleteProperty(STAFF_RIGHTS, name);
        Reflect.deleteProperty(RIGHT_FIELDS, name);
      }
    }
  });

  it('that is no longer declared grants nothing', () => {
    const held = { appointments: true };
    expect(rightsIn(held)).toEqual([]);
    expect(isStaff({ rights: held })).toBe(false);
    expect(administers({ rights: held }, 'appointments', 'read')).toBe(false);
    expect(isStaff({ rights: heldRights(['orders']) })).toBe(true);
  });
});
