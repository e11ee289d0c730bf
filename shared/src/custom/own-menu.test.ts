import { describe, expect, it } from 'vitest';
import { MENU_GROUPS, type MenuGroup } from '../menu/index.ts';
import { checkMenuGroups, checkMenuPlace } from '../resource/check/index.ts';

/** With what the compiler would not take. */
const faultOf = (given: object): string => {
  const groups: Record<string, MenuGroup> = {};
  Object.assign(groups, given);
  try {
    checkMenuGroups(MENU_GROUPS, groups, null);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('the entries of the menu', () => {
  it.each([
    [{ wholesale: { label: 'Vente en gros', icon: 'shop' } }, ''],
    [{ orders: { label: 'Commandes', icon: 'order' } }, 'Karité has a group of this name'],
    [{ wholesale: { icon: 'shop' } }, '"label" is missing'],
    [{ wholesale: { label: 'Gros', icon: 'shop', icone: 'a' } }, '"icone"'],
  ])('that a shop registers: %j', (groups, fault) => {
    if (fault) expect(faultOf(groups)).toContain(fault);
    else expect(faultOf(groups)).toBe('');
  });

  it.each([
    [undefined, []],
    [false, []],
    [{ group: 'catalogue' }, []],
    [{ group: 'settings', card: 'delivery' }, []],
    [{ group: 'catalogues' }, ['the menu has no group "catalogues"']],
    [{ group: 'settings' }, ['names no card of the settings']],
  ] as const)('in which %j has its place: %j', (menu, problems) => {
    const found: string[] = [];
    checkMenuPlace(menu, 'menu', (_where, problem) => found.push(problem));
    expect(found).toEqual(problems);
  });
});
