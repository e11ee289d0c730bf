import { checkMenuGroups, placeOf } from '#check';
import { MENU_GROUPS, type MenuGroups } from '../menu/index.ts';

/** Registers a shop's entries of the menu, after Karité's. Throws a DeclarationError for names that are taken. */
export function addMenuGroups(custom: { readonly resources: object; readonly menuGroups?: MenuGroups }): void {
  const groups = custom.menuGroups ?? {};
  checkMenuGroups(MENU_GROUPS, groups, placeOf(custom));
  Object.assign(MENU_GROUPS, groups);
}
