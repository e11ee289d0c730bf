/** The values that have a label. */
export const valuesOf = <Value extends string>(labels: Readonly<Record<Value, unknown>>): Value[] =>
  // `Object.keys` returns strings, because an object may have more keys than its type; labels are written out.
  Object.keys(labels) as Value[];

/** Labels by value, as a choice on a page wants them. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  valuesOf(labels).map((value) => ({ value, label: labels[value] }));
