import { targetOf } from './kinds/index.ts';
import type { Scalar } from './record.ts';
import type { Rollup } from './rollup-shape.ts';
import type { ResourceShape } from './shape.ts';
import type { Where } from './where/where.ts';

/** The fields of a resource that hold a number. */
type NumberField<R> = R extends { fields: infer F }
  ? { [K in keyof F]: NonNullable<Scalar<F[K]>> extends number ? K : never }[keyof F] & string
  : never;

/** Those that hold a text. */
type TextField<R> = R extends { fields: infer F }
  ? { [K in keyof F]: NonNullable<Scalar<F[K]>> extends string ? K : never }[keyof F] & string
  : never;

type FieldNameOf<R> = R extends { fields: infer F } ? keyof F : never;

type TargetOf<R extends ResourceShape, V> = V extends keyof R['fields']
  ? R['fields'][V] extends { kind: 'belongsTo'; target: infer T }
    ? T extends 'self'
      ? R
      : T
    : never
  : never;

/**
 * The rollups of a declaration, as its own fields and those of its targets allow them. A field that the target lacks may be
 * one that the shop adds to it: the start refuses it where it is none.
 */
export type CheckedRollups<R extends ResourceShape> = {
  [V in keyof R['rollups']]: {
    [K in keyof R['rollups'][V]]: K extends NumberField<TargetOf<R, V>>
      ? Exclude<Rollup<NumberField<R>, Where<R>>, { texts: string }>
      : K extends TextField<TargetOf<R, V>>
        ? Extract<Rollup<string, Where<R>, TextField<R>>, { texts: string }>
        : K extends FieldNameOf<TargetOf<R, V>>
          ? never
          : Rollup<NumberField<R>, Where<R>, TextField<R>>;
  };
};

export const FIGURES = ['sum', 'average', 'min', 'max', 'texts'] as const;
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
