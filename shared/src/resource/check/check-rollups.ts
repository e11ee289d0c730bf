import type { Report } from '../../faults/index.ts';
import { kindOf } from '../kinds/index.ts';
import { FIGURES, figureOf, rollupsOf } from '../rollup.ts';
import type { Rollup } from '../rollup-shape.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { reportUnknown } from './check-options.ts';
import { checkWhere } from './check-where.ts';
import { instead } from './nearest.ts';
import { ROLLUP_OPTIONS } from './options.ts';

const isNumber = (field: Field | undefined): boolean => field !== undefined && kindOf(field).isNumber;

/** The kinds that are stored as text. */
const isText = (field: Field | undefined): boolean =>
  field !== undefined && (kindOf(field).isText || field.kind === 'colour' || field.kind === 'choice');

const namesOf = ({ fields }: ResourceShape, fits: (field: Field) => boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (fits(field) ? [name] : []));

function checkRollup(
  resource: ResourceShape,
  target: ResourceShape,
  name: string,
  rollup: Rollup,
  report: Report,
): void {
  const where = `rollups.${name}`;
  const field = target.fields[name];
  const isTyped = rollup.fallback === 'typed';
  const measured = figureOf(rollup);
  const [fits, what] = measured?.figure === 'texts' ? [isText, 'text'] : [isNumber, 'number'];
  reportUnknown(rollup, ROLLUP_OPTIONS, where, 'a rollup', report);
  if (!field || !fits(field))
    report(where, `${target.name} has no ${what} field "${name}"`, instead(name, namesOf(target, fits)));
  else if (isTyped && (field.readOnly || field.computed))
    report(
      where,
      `fallback 'typed', but nobody types ${target.name}.${name}: it is read-only`,
      'Leave one of both out',
    );
  else if (!isTyped && !field.readOnly)
    report(
      where,
      `${target.name}.${name} must be readOnly, or the rollup say fallback: 'typed'`,
      `Add readOnly: true to ${target.name}.${name}`,
    );
  const isTotal = 'count' in rollup || 'sum' in rollup;
  const isEmptyAtFirst = field && !('initial' in field && field.initial === 0);
  if (isTotal && !isTyped && isEmptyAtFirst)
    report(
      where,
      `${target.name}.${name} is 0 where there are no records, but empty in a new one`,
      `Add initial: 0 to ${target.name}.${name}`,
    );
  if (!measured && !('count' in rollup)) report(where, 'says no figure', `Name one of count, ${FIGURES.join(', ')}`);
  if (measured && !fits(resource.fields[measured.field]))
    report(
      where,
      `${resource.name} has no ${what} field "${measured.field}"`,
      instead(measured.field, namesOf(resource, fits)),
    );
  if (measured && measured.figure !== 'sum' && !isTyped && field?.required)
    report(
      where,
      `${target.name}.${name} is required, but has no ${measured.figure} where there are no records`,
      `Leave required out of ${target.name}.${name}`,
    );
  if (rollup.where) checkWhere(resource, rollup.where, (problem, remedy) => report(where, problem, remedy));
}

/**
 * Reports the rollups that can't work. Alone, a declaration may name a field that its target lacks: a shop may add it. Among
 * all resources, `isComplete`, it must be there.
 */
export function checkRollups(resource: ResourceShape, report: Report, isComplete = false): void {
  for (const via of Object.keys(resource.rollups ?? {}))
    if (resource.fields[via]?.kind !== 'belongsTo')
      report(`rollups.${via}`, `"${via}" is not a belongsTo field`, 'Name the field that leads to the parent');
  for (const { target, fields } of rollupsOf(resource))
    for (const [name, rollup] of fields)
      if (isComplete || target.fields[name]) checkRollup(resource, target, name, rollup, report);
}
