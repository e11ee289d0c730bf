export { type Declared, fieldsOf, grantsOf, grantsOfState, type Held, may, writableBy } from './may.ts';
