import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { columnsOf } from '../columns.ts';

/** The resource whose list a record names; none where the shop has it no longer. */
export const listedBy = (name: unknown): ResourceShape | undefined =>
  resources.find((resource) => resource.name === name);

/** Names of columns, between commas, as they are kept. */
export const columnsIn = (text: string): string[] => text.split(',').filter(Boolean);

/** The columns that may be asked for of a list, by name with their labels. */
export const columnLabels = (resource: ResourceShape): ReadonlyMap<string, string> =>
  new Map(columnsOf(resource).map(({ name, label }) => [name, label]));
