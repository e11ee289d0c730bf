export {
  allows,
  grantsIn,
  isNarrowed,
  isPublic,
  isWhollyAdmins,
  isWritten,
  OPERATIONS,
  readByEveryone,
  ruleIn,
  ruleOf,
} from './access.ts';
export { paramsResource } from './action-params.ts';
export type { Condition } from './condition.ts';
export * from './define-resource.ts';
export * from './define-settings.ts';
export * from './facet.ts';
export * from './filter-key.ts';
export * from './kinds/index.ts';
export type { NoOther } from './no-other.ts';
export type { Flatten, RecordOf } from './record.ts';
export { figureOf, rollupsOf } from './rollup.ts';
export type { Rollup, Rollups } from './rollup-shape.ts';
export * from './shape.ts';
export * from './steep-fall.ts';
export * from './timestamps.ts';
export * from './unique.ts';
export type { InputOf, ValuesOf } from './values.ts';
export type { Where } from './where/where.ts';
