export { grantsOn, isHeldOn } from './granted.ts';
export { type Declared, fieldsOf, grantsOf, grantsOfState, type Held, lacking, may, writableBy } from './may.ts';
export { mayRevert, mayUndelete, mayUndeleteAny, mayUnmake } from './undo.ts';
