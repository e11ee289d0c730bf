export { type Declared, fieldsOf, grantsOf, type Held, may, writableBy } from './may.ts';
