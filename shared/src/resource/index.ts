export * from './define-resource.ts';
export * from './filter-key.ts';
export * from './kinds/index.ts';
export type { Flatten, RecordOf } from './record.ts';
export * from './shape.ts';
export * from './timestamps.ts';
export * from './unique.ts';
export type { InputOf, ValuesOf } from './values.ts';
export {
  type Comparison,
  type Condition,
  checkWhere,
  comparisonsOf,
  matches,
  type Where,
  type WhereOperator,
  whereField,
} from './where.ts';
