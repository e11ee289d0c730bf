import { may } from '@karite/shared/access';
import { type Field, type ResourceShape, TIMESTAMPS, targetOf } from '@karite/shared/resource';
import { actorNow } from '../../providers/actor.ts';

/** The fields that a list can be narrowed by: those whose declaration says so, and the day that a record was made. */
export const filtersOf = (resource: ResourceShape): [string, Field][] =>
  Object.entries<Field>({ ...resource.fields, ...TIMESTAMPS }).filter(([, { filter }]) => filter);

/** Those that are offered to who works here: by the records of another resource to who may read them. */
export const offeredFilters = (resource: ResourceShape): [string, Field][] =>
  filtersOf(resource).filter(([, field]) => {
    const target = targetOf(field, resource);
    return !target || may(actorNow(), target, 'read');
  });

/** Whether a filter waits behind « Plus de filtres ». */
export const isAdvanced = ({ filter }: Field): boolean => typeof filter === 'object' && filter.advanced === true;
