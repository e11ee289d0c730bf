import { embeddedFields, type Field, kindOf, type ResourceShape } from '@karite/shared/resource';
import type { preValidationAsyncHookHandler } from 'fastify';
import { invalid } from '../../platform/server/errors/api-error.ts';
import type { StoredRecord } from '../read/read.ts';

/** By key, what a request sends back although only the server writes it. */
export type EchoedFields = Record<string, unknown>;
type Body = Record<string, unknown>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What its body holds that only the server writes; set by `separateEchoedFields`. */
    echoedFields?: EchoedFields;
  }
}

const SERVER_KEYS = ['id', 'createdAt', 'updatedAt'];
const ONLY_THE_SERVER = 'Seul le serveur écrit ce champ';
/** Of a field that others write. */
export const NOT_YOURS = 'Vous ne pouvez pas modifier ce champ';

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An embedded record counts by its id. */
const idOf = (value: unknown): unknown => (isObject(value) ? (value.id ?? null) : (value ?? null));

const asInput = (field: Field, value: unknown): unknown => kindOf(field).toInput?.(value) ?? value;

/**
 * Separates the input of a client of the REST dialect: generic clients put back a record as GET returned it. Writable fields
 * go on as input, with embedded records as their ids; the rest was only echoed. A new record has nothing to compare with:
 * there, echoed values that are not blank stay in the input, and its schema refuses them.
 */
export function readEchoedFields(
  resource: ResourceShape,
  body: Body,
  writable: ReadonlySet<string>,
  isNew: boolean,
): { input: Body; echoedFields: EchoedFields } {
  // Without a prototype, as forms come: a key like `__proto__` is a key.
  const input: Body = Object.create(null);
  const echoedFields: EchoedFields = Object.create(null);
  const embedded = embeddedFields(resource);
  for (const [key, value] of Object.entries(body)) {
    const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
    const isWritten = field && writable.has(key) && (isNew || !kindOf(field).edits);
    const isValid = field || SERVER_KEYS.includes(key) || embedded.has(key);
    if (isWritten || !isValid) input[key] = field ? asInput(field, value) : value;
    else echoedFields[key] = value;
  }
  for (const [key, field] of embedded) {
    if (!(key in echoedFields) || !writable.has(field)) continue;
    if (!(field in input)) input[field] = idOf(echoedFields[key]);
    if (idOf(echoedFields[key]) === (input[field] ?? null)) delete echoedFields[key];
  }
  if (!isNew) return { input, echoedFields };
  for (const [key, value] of Object.entries(echoedFields)) if (value !== null && value !== '') input[key] = value;
  return { input, echoedFields: {} };
}

/** The hook of a route that takes records as they were answered: leaves of the body what its schema judges. */
export const separateEchoedFields =
  (resource: ResourceShape, writable: ReadonlySet<string>, isNew: boolean): preValidationAsyncHookHandler =>
  async (request) => {
    if (!isObject(request.body)) return;
    const { input, echoedFields } = readEchoedFields(resource, request.body, writable, isNew);
    request.body = input;
    request.echoedFields = echoedFields;
  };

/** The same text for equal values, whatever the order of their keys. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/** Whether two values of a field are the same; forms send only texts, where blank means nothing. */
export function isSame(field: Field | undefined, sent: unknown, stored: unknown): boolean {
  const comparable = (value: unknown) => (field && kindOf(field).comparable?.(value)) ?? value;
  if (textOf(comparable(sent) ?? null) === textOf(comparable(stored) ?? null)) return true;
  return typeof sent === 'string' && typeof stored !== 'object' && String(stored ?? '') === sent;
}

/** 400, naming each field, when echoed fields differ from the current record. */
export function refuseChanged(resource: ResourceShape, row: StoredRecord, echoedFields: EchoedFields): void {
  const embedded = embeddedFields(resource);
  const problems: Record<string, string> = {};
  for (const [key, sent] of Object.entries(echoedFields)) {
    const pointer = embedded.get(key);
    const isUnchanged = pointer ? idOf(sent) === (row[pointer] ?? null) : isSame(resource.fields[key], sent, row[key]);
    if (!isUnchanged) problems[key] = problemOf(resource, key);
  }
  const [first] = Object.entries(problems);
  if (first) throw invalid(problems, `${first[1]} : ${first[0]}`);
}

function problemOf(resource: ResourceShape, key: string): string {
  if (key === 'updatedAt') return 'L’enregistrement a changé depuis que vous l’avez lu';
  const field = resource.fields[key];
  if (field && !field.readOnly && !field.computed) return kindOf(field).edits?.instead(key) ?? NOT_YOURS;
  return ONLY_THE_SERVER;
}
