import type { Condition, Plain } from '../condition.ts';
import type { Scalar } from '../record.ts';
import type { ResourceShape } from '../shape.ts';

/**
 * A condition over a record's own columns, as data: `{ status: 'published', stars: { gte: 3 } }`. All of it must hold.
 * SQL is made of it (`whereSql` of the API), and `matches` judges a record by it.
 */
export type Where<R extends Pick<ResourceShape, 'fields'> = ResourceShape> = string extends keyof R['fields']
  ? Readonly<Record<string, Condition>>
  : {
      readonly [K in keyof R['fields'] as NonNullable<Scalar<R['fields'][K]>> extends Plain ? K : never]?: Condition<
        Extract<NonNullable<Scalar<R['fields'][K]>>, Plain>
      >;
    };
