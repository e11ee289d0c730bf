import { kindOf, targetOf } from './kinds/index.ts';
import type { Scalar } from './record.ts';
import type { Rollup } from './rollup-shape.ts';
import type { ResourceShape } from './shape.ts';
import { checkWhere, type Where } from './where.ts';

/** The fields of a resource that hold a number. */
type NumberField<R> = R extends { fields: infer F }
  ? { [K in keyof F]: NonNullable<Scalar<F[K]>> extends number ? K : never }[keyof F] & string
  : never;

type TargetOf<R extends ResourceShape, V> = V extends keyof R['fields']
  ? R['fields'][V] extends { kind: 'belongsTo'; target: infer T }
    ? T extends 'self'
      ? R
      : T
    : never
  : never;

/** The rollups of a declaration, as its own fields and those of its targets allow them. */
export type CheckedRollups<R extends ResourceShape> = {
  [V in keyof R['rollups']]: {
    [K in keyof R['rollups'][V]]: K extends NumberField<TargetOf<R, V>> ? Rollup<NumberField<R>, Where<R>> : never;
  };
};

const FIGURES = ['sum', 'average', 'min', 'max'] as const;
export type Figure = (typeof FIGURES)[number];

/** Which figure of which field a rollup is; `null` for how many there are. */
export function figureOf(rollup: Rollup): { figure: Figure; field: string } | null {
  for (const [key, field] of Object.entries(rollup)) {
    const figure = FIGURES.find((each) => each === key);
    if (figure && typeof field === 'string') return { figure, field };
  }
  return null;
}

/** Every rollup of a resource, with the field that leads to its parents and that parent's resource. */
export const rollupsOf = (resource: ResourceShape) =>
  Object.entries(resource.rollups ?? {}).flatMap(([via, fields]) => {
    const link = resource.fields[via];
    const target = link && targetOf(link, resource);
    return target ? [{ via, target, fields: Object.entries(fields) }] : [];
  });

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
