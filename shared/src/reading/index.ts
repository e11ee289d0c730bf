/** How numbers and dates that people typed are read: the same way by forms, cells, pasted columns, imports and the API. */
export { shownIn } from './clock.ts';
export { type MomentForm, readDay, readMoment, typedDay, typedMoment } from './date.ts';
export {
  AMOUNT,
  amountIn,
  COUNT,
  MEASURE,
  type NumberForm,
  PERCENT,
  type Reading,
  readNumber,
  typedNumber,
} from './number.ts';
