import { DeclarationError, type Fault, type Report } from '../../faults/index.ts';
import { isSearchable, isSortable, kinds } from '../kinds/index.ts';
import type { ResourceShape } from '../shape.ts';
import { TIMESTAMPS } from '../timestamps.ts';
import { uniqueRules } from '../unique.ts';
import { checkAccess } from './check-access.ts';
import { checkActions } from './check-actions.ts';
import { checkFacets } from './check-facets.ts';
import { checkFields } from './check-fields.ts';
import { checkNames } from './check-names.ts';
import { checkResourceOptions } from './check-options.ts';
import { checkParts } from './check-parts.ts';
import { checkRanked } from './check-ranked.ts';
import { checkReaders } from './check-readers.ts';
import { checkRollups } from './check-rollups.ts';
import { checkWhere } from './check-where.ts';
import { checkWithin } from './check-within.ts';
import { instead } from './nearest.ts';
import { placeOf, rememberPlace } from './place.ts';

/**
 * Throws a DeclarationError with all faults of a declaration. `defineResource` runs it at start, and again for each
 * addition: `place` is where that was declared.
 */
export function checkResource(resource: ResourceShape, place?: string | null): void {
  if (place === undefined) rememberPlace(resource);
  const faults: Fault[] = [];
  const report: Report = (field, problem, remedy) =>
    faults.push({ resource: resource.name, field, problem, remedy, place: place ?? placeOf(resource) });
  checkParts(resource, report);
  if (faults.length > 0) throw new DeclarationError(faults);
  checkResourceOptions(resource, report);
  checkNames(resource, report);
  checkShown(resource, report);
  checkRanked(resource, report);
  checkFacets(resource, report);
  checkUnique(resource, report);
  checkFields(resource, report);
  checkWithin(resource, report);
  checkRollups(resource, report);
  checkAccess(resource, report);
  checkActions(resource, report);
  // Access can be checked once the fields and the rules are both valid.
  if (faults.length === 0) checkReaders(resource, report);
  if (faults.length > 0) throw new DeclarationError(faults);
}

/** Reports names of fields that a list, a search or a sentence can't be made with. */
function checkShown({ display, card, search, sort, maxRows, fields: own }: ResourceShape, report: Report): void {
  const fields: ResourceShape['fields'] = { ...own, ...TIMESTAMPS };
  const names = Object.keys(fields);
  const displayed = fields[display];
  if (!displayed) report('display', `no field "${display}"`, instead(display, names));
  else if (kinds[displayed.kind].storage !== 'column')
    report(
      'display',
      `"${display}" is a ${displayed.kind}, which names no record`,
      'Name a field that is stored in a column',
    );
  for (const name of card ?? []) if (!fields[name]) report('card', `no field "${name}"`, instead(name, names));
  for (const name of [...(search?.fields ?? []), ...(search?.staff?.fields ?? [])]) {
    const field = own[name];
    if (!field || !isSearchable(field))
      report(
        'search',
        `"${name}" is not a text field`,
        instead(
          name,
          names.filter((each) => each !== name),
        ),
      );
  }
  for (const name of search?.staff?.fields ?? [])
    if (search?.fields.includes(name))
      report('search', `"${name}" is searched by everyone and by staff`, 'Leave it out of "staff.fields"');
  for (const name of search?.staff?.phones ?? [])
    if (own[name]?.kind !== 'text' && own[name]?.kind !== 'phone')
      report('search', `"${name}" holds no phone number`, instead(name, names));
  for (const name of Object.keys(search?.exact ?? {}))
    if (own[name]?.kind !== 'text') report('search', `"${name}" is not a field of one line`, instead(name, names));
  const sorted = sort && fields[sort.field];
  if (sort && !sorted) report('sort', `no field "${sort.field}"`, instead(sort.field, names));
  else if (sort && sorted && !isSortable(sorted))
    report(
      'sort',
      `a list is not sorted by "${sort.field}", a ${sorted.kind}`,
      'Sort by a field that has one short value',
    );
  if (maxRows !== undefined && !(maxRows >= 1))
    report('maxRows', `a list answers ${maxRows} records`, 'Give it a whole number above 0, or leave it out');
}

function checkUnique(resource: ResourceShape, report: Report): void {
  const names = new Set<string>();
  for (const { fields, isFolded, where } of uniqueRules(resource)) {
    const name = [...fields, '', ...Object.keys(where ?? {})].join();
    if (names.has(name))
      report('unique', `two rules for ${fields.join(' and ')}`, 'Keep one, with a condition that covers both');
    names.add(name);
    if (where) checkWhere(resource, where, (problem, remedy) => report('unique', problem, remedy));
    if (fields.length === 0) report('unique', 'a set of no fields', 'Name the fields that no two records share');
    for (const name of fields) {
      const field = resource.fields[name];
      if (!field) report('unique', `no field "${name}"`, instead(name, Object.keys(resource.fields)));
      else if (kinds[field.kind].storage !== 'column')
        report(name, 'only a field in a column can be unique', 'Leave unique out');
      else if (isFolded && !kinds[field.kind].isText) report(name, 'only a text is folded', 'Leave folded out');
    }
  }
}
