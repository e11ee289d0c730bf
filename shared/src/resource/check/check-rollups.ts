import { kindOf } from '../kinds/index.ts';
import { FIGURES, figureOf, rollupsOf } from '../rollup.ts';
import type { Rollup } from '../rollup-shape.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { reportUnknown } from './check-options.ts';
import { checkWhere } from './check-where.ts';
import type { Report } from './declaration-error.ts';
import { instead } from './nearest.ts';
import { ROLLUP_OPTIONS } from './options.ts';

const numbersOf = ({ fields }: ResourceShape): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (kindOf(field).isNumber ? [name] : []));

const isNumber = (field: Field | undefined): boolean => field !== undefined && kindOf(field).isNumber;

function checkRollup(
  resource: ResourceShape,
  target: ResourceShape,
  name: string,
  rollup: Rollup,
  report: Report,
): void {
  const where = `rollups.${name}`;
  const field = target.fields[name];
  const isTyped = rollup.otherwise === 'typed';
  reportUnknown(rollup, ROLLUP_OPTIONS, where, 'a rollup', report);
  if (!field || !isNumber(field))
    report(where, `${target.name} has no number field "${name}"`, instead(name, numbersOf(target)));
  else if (isTyped && (field.readOnly || field.from))
    report(
      where,
      `otherwise 'typed', but nobody types ${target.name}.${name}: it is read-only`,
      'Leave one of both out',
    );
  else if (!isTyped && !field.readOnly)
    report(
      where,
      `${target.name}.${name} must be readOnly, or the rollup say otherwise: 'typed'`,
      `Add readOnly: true to ${target.name}.${name}`,
    );
  const measured = figureOf(rollup);
  if (!measured && !('count' in rollup)) report(where, 'says no figure', `Name one of count, ${FIGURES.join(', ')}`);
  if (measured && !isNumber(resource.fields[measured.field]))
    report(
      where,
      `${resource.name} has no number field "${measured.field}"`,
      instead(measured.field, numbersOf(resource)),
    );
  if (measured && measured.figure !== 'sum' && !isTyped && field?.required)
    report(
      where,
      `${target.name}.${name} is required, but has no ${measured.figure} where there are no records`,
      `Leave required out of ${target.name}.${name}`,
    );
  if (rollup.where) checkWhere(resource, rollup.where, (problem, remedy) => report(where, problem, remedy));
}

/** Reports the rollups that can't work. */
export function checkRollups(resource: ResourceShape, report: Report): void {
  for (const via of Object.keys(resource.rollups ?? {}))
    if (resource.fields[via]?.kind !== 'belongsTo')
      report(`rollups.${via}`, `"${via}" is not a belongsTo field`, 'Name the field that leads to the parent');
  for (const { target, fields } of rollupsOf(resource))
    for (const [name, rollup] of fields) checkRollup(resource, target, name, rollup, report);
}
