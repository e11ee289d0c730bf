import type { MenuPlace } from '@karite/shared/menu';
import type { ResourceShape } from '@karite/shared/resource';
import { checkMenuPlace, type Fault, instead, type Report, reportUnknown } from '@karite/shared/resource/check';
import type { CustomBackOffice, CustomPage } from '../custom/index.ts';
import { FIXED_ADDRESSES } from './pages.ts';

type Options<T> = { readonly [K in keyof Required<T>]: true };

const OPTIONS: Options<CustomBackOffice> = { pages: true, theme: true };
const PAGE_OPTIONS = {
  page: true,
  of: true,
  label: true,
  icon: true,
  menu: { group: true, tab: true, card: true },
  words: true,
} as const satisfies { readonly [K in keyof Required<CustomPage>]: true | Options<MenuPlace> };
const FILE = 'custom/backoffice/index.ts';

/**
 * Reports every invalid setting of a shop's additions to its back-office during development: a page that nobody can open is
 * silent otherwise.
 */
export function customFaults(custom: CustomBackOffice, resources: readonly ResourceShape[]): Fault[] {
  const faults: Fault[] = [];
  const report: Report = (field, problem, remedy) =>
    faults.push({ resource: FILE, field, problem, remedy, place: null });
  const names = resources.map(({ name }) => name);
  for (const [name, part] of Object.entries(custom))
    reportUnknown(
      { [name]: part },
      { ...OPTIONS, theme: { light: true, dark: true } },
      name,
      'defineBackOffice',
      report,
    );
  for (const [path, page] of Object.entries(custom.pages ?? {})) {
    const where = `pages.${path}`;
    reportUnknown(page, PAGE_OPTIONS, where, 'a page', report);
    checkAddress(path, where, report);
    if (FIXED_ADDRESSES.includes(path)) report(where, `/${path} is a page of Karité's`, 'Choose another address');
    checkOf(page.of, names, where, report);
    checkMenuPlace(page.menu, where, report);
    if (page.menu && !page.label && !names.includes(path)) report(where, 'has no name in the menu', "Write label: '…'");
    if (!isComponent(page.page))
      report(where, '"page" is no component', "Write page: lazy(() => import('./the-page.tsx'))");
  }
  return faults;
}

function checkAddress(address: string, where: string, report: Report): void {
  if (address.startsWith('/'))
    report(where, 'an address is written without the first "/"', `Write "${address.replace(/^\/+(admin\/)?/, '')}"`);
}

function checkOf(of: string, names: readonly string[], where: string, report: Report): void {
  if (of === undefined)
    report(where, 'does not name the administrators who see it', "Add of: '…', the name of a resource");
  else if (!names.includes(of)) report(where, `"of" names "${of}", which is no resource`, instead(of, names));
}

/** A function, or what `lazy` and `memo` make; an `import(…)` is neither. */
const isComponent = (given: unknown): boolean =>
  typeof given === 'function' || (typeof given === 'object' && given !== null && '$$typeof' in given);
