import { DeclarationError, type Fault, type Report } from '../../faults/index.ts';
import { MENU_GROUPS, type MenuGroups, type MenuPlace, SETTINGS_CARDS } from '../../menu/index.ts';
import { reportUnknown } from './check-options.ts';
import { instead } from './nearest.ts';

const GROUP_OPTIONS = { label: true, icon: true } as const;

/** Throws a DeclarationError with all that can't work in a shop's entries of the menu; `taken` are those that exist already. */
export function checkMenuGroups(taken: MenuGroups, groups: MenuGroups, place: string | null): void {
  const faults: Fault[] = [];
  for (const [name, group] of Object.entries(groups)) {
    const where = `menuGroups.${name}`;
    const report: Report = (field, problem, remedy) =>
      faults.push({ resource: 'custom', field, problem, remedy, place });
    if (Object.hasOwn(taken, name)) report(where, 'Karité has a group of this name', 'Choose another name');
    reportUnknown(group, GROUP_OPTIONS, where, 'a group of the menu', report);
    if (!group.label) report(where, '"label" is missing', "Write label: '…', as the menu shows it");
  }
  if (faults.length > 0) throw new DeclarationError(faults);
}

/** Reports a group or a card that does not exist. Checked where all groups are registered. */
export function checkMenuPlace(menu: MenuPlace | false | undefined, where: string, report: Report): void {
  if (!menu) return;
  const { group, card } = menu;
  const groups = Object.keys(MENU_GROUPS);
  const cards = Object.keys(SETTINGS_CARDS);
  if (!groups.includes(group)) report(where, `the menu has no group "${group}"`, instead(group, groups));
  if (group === 'settings' && card === undefined)
    report(where, 'names no card of the settings', `Write card: '…', one of ${cards.join(', ')}`);
  else if (card !== undefined && !cards.includes(card))
    report(where, `the settings have no card "${card}"`, instead(card, cards));
}
