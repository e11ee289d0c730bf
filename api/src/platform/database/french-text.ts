import { customType } from 'drizzle-orm/pg-core';

/** Sorted as French sorts: crème, Crème, Eau, Écran, Étui. */
export const frenchText = customType<{ data: string }>({ dataType: () => 'text COLLATE "fr-x-icu"' });
