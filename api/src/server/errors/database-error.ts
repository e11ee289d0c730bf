import { resources } from '@karite/shared/resources';
import { DatabaseError } from 'pg';
import { errorCode } from '../../database/error-code.ts';
import { columnName } from '../../database/names.ts';
import { TimeUp } from '../../database/time-limit.ts';
import { ApiError } from './api-error.ts';

/** Seconds after which a client may try again when the database is away. */
const RETRY_AFTER_S = '5';

/**
 * What another try may do without: conflicts of transactions (40…), time-outs (57014 of a statement, 55P03 of a lock, 25P03
 * of a silent transaction), and a server that only reads for a moment, as while its leader changes (25006).
 */
const MOMENTARY = new Set(['40001', '40P01', '57014', '55P03', '25P03', '25006']);
/** How the driver says that there is no connection, or none any more. */
const AWAY =
  /timeout exceeded when trying to connect|timeout expired|query read timeout|connection terminated|is not queryable/i;

const unavailable = () =>
  new ApiError(503, 'unavailable', 'Le service est momentanément indisponible. Veuillez réessayer.', {
    headers: { 'retry-after': RETRY_AFTER_S },
  });

/** No room on the disk of the pictures or of the database: reading goes on, and writing when there is room again. */
const full = () =>
  new ApiError(507, 'storage_full', "Il n'y a plus de place pour enregistrer. Veuillez réessayer plus tard.", {
    headers: { 'retry-after': '60' },
  });

/** The sentence of the field whose unique constraint was hit: `users_email_unique` → users.email. */
function uniqueMessage(constraint: string): { field: string; message: string } | null {
  for (const resource of resources)
    for (const [name, field] of Object.entries(resource.fields)) {
      if ('unique' in field && field.unique && constraint === `${resource.name}_${columnName(name)}_unique`)
        return { field: name, message: field.unique };
    }
  return null;
}

const manyOf = (table: string | undefined) =>
  resources.find((resource) => resource.name === table)?.label.many.toLowerCase() ?? "d'autres éléments";

/** What a refusal of the database, or of the disk, means to the caller; `null` when it is our own fault. */
export function databaseError(error: unknown): ApiError | null {
  const why = error instanceof Error ? (error.cause ?? error) : error;
  if (why instanceof TimeUp) return unavailable();
  const code = errorCode(why);
  const message = why instanceof Error ? why.message : '';
  const { constraint = '', table } = why instanceof DatabaseError ? why : {};
  if (code === '23505') {
    const unique = uniqueMessage(constraint);
    return new ApiError(409, 'conflict', unique?.message ?? 'Cet élément existe déjà', {
      ...(unique && { fields: { [unique.field]: unique.message } }),
    });
  }
  if (code === '23001')
    return new ApiError(409, 'conflict', `Suppression impossible : encore utilisé par des ${manyOf(table)}`);
  if (code === '23503') return new ApiError(409, 'conflict', "Un élément lié n'existe pas ou est encore utilisé");
  if (code === '22003' || code === '22P02' || code === '22021')
    return new ApiError(400, 'validation', 'Valeur invalide');
  if (MOMENTARY.has(code)) return unavailable();
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return full();
  const isAway = /^(08|53|57P)/.test(code) || /^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH)/.test(code);
  return isAway || AWAY.test(message) ? unavailable() : null;
}
