import type { Report } from '../../faults/index.ts';
import { isSortable, kinds, operatorsOf } from '../kinds/index.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { checkKind } from './check-kinds.ts';
import { checkFieldOptions } from './check-options.ts';
import { checkWhere } from './check-where.ts';
import { instead } from './nearest.ts';

/** Reports what can't work in the fields of a resource, each by its options and its kind. */
export function checkFields(resource: ResourceShape, report: Report): void {
  const sections = Object.keys(resource.form?.sections ?? {});
  for (const [name, field] of Object.entries(resource.fields)) {
    checkFieldOptions(name, field, report);
    if (field.section && !sections.includes(field.section))
      report(name, `no form section "${field.section}"`, instead(field.section, sections));
    if (field.shownInForm && !field.readOnly && !field.computed)
      report(name, 'the form contains it anyway', 'Leave shownInForm out');
    if (field.mayBeEmpty && !field.computed)
      report(name, 'mayBeEmpty is for what is computed', 'Leave it out, and required');
    if (field.visibleWhen) {
      checkWhere(resource, field.visibleWhen, (problem, remedy) => report(name, problem, remedy));
      if (field.required)
        report(name, 'is required, and its form may not ask for it', 'Leave visibleWhen or required out');
    }
    if (resource.isSingle && field.required && !('initial' in field && field.initial !== undefined))
      report(name, 'the record is there before anybody fills it in: what is required needs an `initial`', 'Add one');
    checkInList(name, field, report);
    checkKind(field, { resource, name, report: (problem, remedy) => report(name, problem, remedy) });
  }
}

/** What a list is to do with a field must be what it can do with its kind. */
function checkInList(name: string, field: Field, report: Report): void {
  const { column, filter, summed } = field;
  if (typeof column === 'object' && column.sortable && !isSortable(field))
    report(name, `a list is not sorted by a ${field.kind}`, 'Leave column.sortable out');
  if (summed && !kinds[field.kind].isNumber) report(name, `a ${field.kind} is no number to sum`, 'Leave summed out');
  if (filter && operatorsOf(field).length === 0)
    report(name, `a list is not filtered by a ${field.kind}`, 'Leave filter out');
}
