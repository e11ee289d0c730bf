import type { Actor } from '../accounts/index.ts';
import { matches } from '../resource/where/index.ts';
import { type Declared, grantsOf, type Held } from './may.ts';

/** Whether a grant of an actor covers this record, as the API returns it. */
export const isHeldOn = (
  { where, owner }: Held,
  actor: Actor | null,
  resource: Declared,
  record: Readonly<Record<string, unknown>>,
): boolean =>
  (!owner || (actor !== null && record[owner] === actor.id)) && (!where || matches(resource, where, record));

/** The grants of an actor for an operation on one record, as the API returns it. */
export const grantsOn = (
  actor: Actor | null,
  resource: Declared,
  operation: string,
  record: Readonly<Record<string, unknown>>,
): Held[] => grantsOf(actor, resource, operation).filter((held) => isHeldOn(held, actor, resource, record));
