const isPlain = (value: unknown) => Object.prototype.toString.call(value) === '[object Object]';

/** Whether any value is a file, alone or in a list. */
export const hasFile = (values: object): boolean =>
  Object.values(values).some((value) => (Array.isArray(value) ? value : [value]).some((item) => item instanceof Blob));

/**
 * Values as multipart, the way the API reads it (R1402): lists repeat their key, lists of objects are JSON. `undefined`
 * is omitted. `null` and an empty list are sent as blank, which clears.
 */
export function toFormData(values: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const items: unknown[] = Array.isArray(value) ? value : [value];
    if (items.some(isPlain)) form.append(name, JSON.stringify(value));
    else if (items.length === 0) form.append(name, '');
    else for (const item of items) form.append(name, item instanceof Blob ? item : String(item ?? ''));
  }
  return form;
}
