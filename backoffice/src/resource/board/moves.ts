import { type Action, nextStates, type ResourceShape } from '@karite/shared/resource';
import { matches } from '@karite/shared/resource/where';
import { mayHere } from '../../providers/actor.ts';
import { formOf } from '../form/form-of.ts';
import { isEditable } from '../form/form-values.ts';
import { statesOffered } from '../kinds/controls/states-offered.ts';
import type { ShopRecord } from '../values.ts';
import type { StateField } from './state-field.ts';

/** A state that a record may be brought into, and by which declared action; `null`: by saving it. */
export type Move = { to: string; action: readonly [name: string, action: Action] | null };

/**
 * The states that a record may move to: by saving it where the user may, else by a declared action without parameters
 * that only sets the state. `bySaving`: the page has a route of its own that sets any following state.
 */
export function movesOf(
  resource: ResourceShape,
  { name, field }: StateField,
  record: ShopRecord,
  bySaving: boolean,
): Move[] {
  const from = String(record[name]);
  const input = formOf(resource, 'update').fields[name];
  if (mayHere(resource.name, 'update') && (bySaving || (input && isEditable(input))))
    return statesOffered(resource, field, from).map((to) => ({ to, action: null }));
  const actions = Object.entries(resource.actions ?? {}).filter(
    ([key, { params, when }]) => mayHere(resource.name, key) && !params && (!when || matches(resource, when, record)),
  );
  return nextStates(field, from).flatMap((to) => {
    const action = actions.find(([, { set }]) => set?.[name] === to);
    return action ? [{ to, action }] : [];
  });
}
