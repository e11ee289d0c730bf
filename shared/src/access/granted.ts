import type { Actor } from '../accounts/index.ts';
import { matches } from '../resource/where/index.ts';
import { type Declared, grantsOf, type Held } from './may.ts';

/** Whether what an actor holds is of this record, as the API answers it. */
export const isHeldOn = (
  { where, owner }: Held,
  actor: Actor | null,
  resource: Declared,
  record: Readonly<Record<string, unknown>>,
): boolean =>
  (!owner || (actor !== null && record[owner] === actor.id)) && (!where || matches(resource, where, record));

/** What an actor holds of an operation on one record, as the API answers it. */
export const grantsOn = (
  actor: Actor | null,
  resource: Declared,
  operation: string,
  record: Readonly<Record<string, unknown>>,
): Held[] => grantsOf(actor, resource, operation).filter((held) => isHeldOn(held, actor, resource, record));
