import type { FieldOptions, ResourceShape, Target } from '../shape.ts';

/** The common parts of the kinds that point to other records. */

/** A record that another one carries along. */
export type Linked = { id: string } & Record<string, unknown>;

/** The fields that may be carried along; a tree's own can't be read off while it is being declared. */
export type EmbedKey<T extends Target> = T extends ResourceShape ? keyof T['fields'] & string : string;

type Relation = FieldOptions & { target: Target; embed: readonly string[] };

/** The resource that a relation points to. */
export const targetOf = ({ target }: Relation, resource: ResourceShape): ResourceShape =>
  target === 'self' ? resource : target;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id as the contract shows one. */
export const EXAMPLE_ID = '3f2a8c1e-5b7d-4c9a-8e21-6d0f4b7a9c53';

/** Whether a value can be the id of a record. */
export const isUuid = (value: unknown): boolean => typeof value === 'string' && UUID.test(value);

const idOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null ? ('id' in record ? record.id : null) : record;

/** Records as a request writes them: their ids. What is an id already stays. */
export const idsOf = (records: unknown): unknown => (Array.isArray(records) ? records.map(idOf) : records);

/** The ids of records or of what a request writes, in an order that does not depend on theirs, each once. */
export const idSet = (records: unknown): unknown =>
  Array.isArray(records) ? [...new Set(records.map((record) => String(idOf(record))))].sort() : records;
