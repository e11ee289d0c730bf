import { may } from '@karite/shared/access';
import { type Field, type ResourceShape, TIMESTAMPS, targetOf } from '@karite/shared/resource';
import { actorNow } from '../../providers/actor.ts';

/** The filterable fields of a list: the declared ones, and the creation date. */
export const filtersOf = (resource: ResourceShape): [string, Field][] =>
  Object.entries<Field>({ ...resource.fields, ...TIMESTAMPS }).filter(([, { filter }]) => filter);

/** The filters for the current user: those by another resource require the right to read it. */
export const offeredFilters = (resource: ResourceShape): [string, Field][] =>
  filtersOf(resource).filter(([, field]) => {
    const target = targetOf(field, resource);
    return !target || may(actorNow(), target, 'read');
  });

/** Whether a filter waits behind « Plus de filtres ». */
export const isAdvanced = ({ filter }: Field): boolean => typeof filter === 'object' && filter.advanced === true;
