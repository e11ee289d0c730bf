export { fieldsOf, grantsOf, grantsOn, type Held, may, readableBy, seesWhole, writableBy } from './may.ts';
