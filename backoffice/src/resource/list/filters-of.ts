import { type Field, type ResourceShape, TIMESTAMPS } from '@karite/shared/resource';

/** The fields that a list can be narrowed by: those whose declaration says so, and the day that a record was made. */
export const filtersOf = (resource: ResourceShape): [string, Field][] =>
  Object.entries<Field>({ ...resource.fields, ...TIMESTAMPS }).filter(([, { filter }]) => filter);

/** Whether a filter waits behind « Plus de filtres ». */
export const isAside = ({ filter }: Field): boolean => typeof filter === 'object' && filter.isAside === true;
