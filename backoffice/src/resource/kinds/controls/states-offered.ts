import { grantsOfState } from '@karite/shared/access';
import { type FieldOf, nextStates, type ResourceShape } from '@karite/shared/resource';
import { actorNow } from '../../../providers/actor.ts';

/** The states that may follow one, and that the current user may set. */
export const statesOffered = (resource: ResourceShape, field: FieldOf<'state'>, from: string): string[] =>
  nextStates(field, from).filter((to) => grantsOfState(actorNow(), resource, field, to)?.length !== 0);
