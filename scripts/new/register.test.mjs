import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { register } from './register.mjs';
import { declarationOf } from './templates.mjs';

const EMPTY = `import { defineCustom } from '@karite/shared/custom';

export default defineCustom({
  resources: [],
  extend: {},
});
`;

describe('npm run new resource', () => {
  it('puts each declaration into the registry: its import by its file, its constant at the end of the menu', () => {
    const two = register(register(EMPTY, 'wholesalers'), 'gift-cards');
    expect(two).toBe(`import { defineCustom } from '@karite/shared/custom';
import { giftCards } from './gift-cards.ts';
import { wholesalers } from './wholesalers.ts';

export default defineCustom({
  resources: [wholesalers, giftCards],
  extend: {},
});
`);
  });

  it('leaves a registry alone that reads otherwise', () => {
    expect(register(EMPTY.replace('resources: []', 'resources: own'), 'looks')).toBeNull();
  });

  it.each([
    ['products', /Karité has a resource "products": choose another name, or add to it.*extend: \{ 'products'/],
    ['order-settings', /Karité has a resource "order-settings"/],
    ['statistics', /\/statistics is an address of Karité/],
    ['Gift Cards', /lower case letters/],
  ])('refuses %s with a remedy, and writes nothing', (name, why) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/new.mjs', 'resource', name], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(why)]);
  });

  it('begins with what administrators alone read', () => {
    expect(declarationOf('looks', { one: 'Look', many: 'Looks' })).toContain(
      "access: { read: 'admin', write: 'admin' }",
    );
  });

  it('writes labels in French', () => {
    expect(declarationOf('looks', { one: "Look d'été", many: 'Looks' })).toContain(
      "one: 'Look d\\'été', many: 'Looks'",
    );
  });
});
