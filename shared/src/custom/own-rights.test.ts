import { describe, expect, it } from 'vitest';
import { administers, heldRights, isStaff, type Rights, rightsIn, STAFF_RIGHTS } from '../accounts/index.ts';
import { checkRights } from '../resource/check/index.ts';
import { defineResource, text } from '../resource/index.ts';
import { RIGHT_FIELDS } from '../resources/user.ts';
import { addRights } from './own-rights.ts';

const resources = [
  defineResource({
    name: 'appointments',
    label: { one: 'Rendez-vous', many: 'Rendez-vous' },
    display: 'name',
    access: { read: 'admin' },
    fields: { name: text({ label: 'Nom' }) },
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

  it('that is no longer declared grants nothing', () => {
    const held = { appointments: true };
    expect(rightsIn(held)).toEqual([]);
    expect(isStaff({ rights: held })).toBe(false);
    expect(administers({ rights: held }, 'appointments', 'read')).toBe(false);
    expect(isStaff({ rights: heldRights(['orders']) })).toBe(true);
  });
});
