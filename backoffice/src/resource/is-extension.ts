import custom from '@karite/custom/shared';

const extend: Readonly<Record<string, { fields?: object }>> = custom.extend;

/** Whether a field of Karité's resource is one that the shop adds; for tests of Karité's own declarations. */
export const isExtension = (resource: string, field: string): boolean =>
  Object.hasOwn(extend[resource]?.fields ?? {}, field);
