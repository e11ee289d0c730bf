import type { ResourceShape } from '@karite/shared/resource';

/** The column of a field: `brandId` → `brand_id`. */
export const columnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table of a resource's list field: `products` + `categories` → `products_categories`. */
export const partName = (resource: ResourceShape, field: string): string => `${resource.name}_${columnName(field)}`;

/** The column of a list field's table that points to its owner: `products` → `products_id`. */
export const ownerColumn = (resource: ResourceShape): string => `${resource.name.replaceAll('-', '_')}_id`;

/** The column of a many-to-many table that points to the other side. */
export const otherColumn = (field: string): string => `${columnName(field)}_other_id`;

/** The name of a constraint, by which an answer finds its message: `users_email_unique`. */
export const uniqueName = (table: string, { fields }: { fields: readonly string[] }): string =>
  `${table}_${fields.map(columnName).join('_')}_unique`;
