import { kindOf } from '../kinds/index.ts';
import { FIGURES, figureOf, rollupsOf } from '../rollup.ts';
import type { Rollup } from '../rollup-shape.ts';
import type { ResourceShape } from '../shape.ts';
import { checkWhere } from './check-where.ts';

type Fail = (where: string, why: string) => never;

function checkRollup(resource: ResourceShape, target: ResourceShape, name: string, rollup: Rollup, fail: Fail): void {
  const where = `rollups.${name}`;
  const field = target.fields[name];
  const isTyped = rollup.otherwise === 'typed';
  if (!field || !kindOf(field).isNumber) fail(where, `${target.name} has no number field "${name}"`);
  else if (isTyped && (field.readOnly || field.from))
    fail(where, `otherwise 'typed', but nobody types ${target.name}.${name}: it is read-only`);
  else if (!isTyped && !field.readOnly)
    fail(where, `${target.name}.${name} must be readOnly, or the rollup say otherwise: 'typed'`);
  const measured = figureOf(rollup);
  const own = measured && resource.fields[measured.field];
  if (!measured && !('count' in rollup)) fail(where, `one of count, ${FIGURES.join(', ')}`);
  if (measured && !(own && kindOf(own).isNumber))
    fail(where, `${resource.name} has no number field "${measured.field}"`);
  if (measured && measured.figure !== 'sum' && !isTyped && field?.required)
    fail(where, `${target.name}.${name} is required, but has no ${measured.figure} where there are no records`);
  if (rollup.where) checkWhere(resource, rollup.where, (why) => fail(where, why));
}

/** Fails where a rollup can't work, naming it. */
export function checkRollups(resource: ResourceShape, fail: Fail): void {
  for (const via of Object.keys(resource.rollups ?? {}))
    if (resource.fields[via]?.kind !== 'belongsTo') fail(`rollups.${via}`, `"${via}" is not a belongsTo field`);
  for (const { target, fields } of rollupsOf(resource))
    for (const [name, rollup] of fields) checkRollup(resource, target, name, rollup, fail);
}
