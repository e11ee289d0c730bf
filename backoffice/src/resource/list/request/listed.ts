import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { columnsOf } from '../columns.ts';

/** The resource that a record names; none where the shop has removed it. */
export const listedBy = (name: unknown): ResourceShape | undefined =>
  resources.find((resource) => resource.name === name);

/** Column names from the stored, comma-separated text. */
export const columnsIn = (text: string): string[] => text.split(',').filter(Boolean);

/** The available columns of a list, by name with their labels. */
export const columnLabels = (resource: ResourceShape): ReadonlyMap<string, string> =>
  new Map(columnsOf(resource).map(({ name, label }) => [name, label]));
