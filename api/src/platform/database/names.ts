import type { ResourceShape } from '@karite/shared/resource';

/** The column of a field: `brandId` → `brand_id`. */
export const columnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table of a resource's list field: `products` + `categories` → `products_categories`. */
export const partName = (resource: ResourceShape, field: string): string => `${resource.name}_${columnName(field)}`;

/** The column of a list field's table that points to its owner: `products` → `products_id`. */
export const ownerColumn = (resource: ResourceShape): string => `${resource.name.replaceAll('-', '_')}_id`;

/** The column of a many-to-many table that points to the other side. */
export const otherColumn = (field: string): string => `${columnName(field)}_other_id`;

type Unique = { fields: readonly string[]; where?: object | undefined };

/** The name of a constraint, by which an answer finds its message: `users_email_unique`, with the fields of its condition. */
export const uniqueName = (table: string, { fields, where = {} }: Unique): string =>
  [table, ...fields.map(columnName), 'unique', ...Object.keys(where).map(columnName)].join('_');
