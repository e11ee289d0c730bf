import { type ResourceShape, type UniqueRule, uniqueRules } from '@karite/shared/resource';
import { resources as shopResources } from '@karite/shared/resources';
import { DatabaseError } from 'pg';
import { errorCode, isLostStatement } from '../../database/error-code.ts';
import { uniqueName } from '../../database/names.ts';
import { TimeUp } from '../../database/time-limit.ts';
import { ApiError } from './api-error.ts';
import { StoreAway } from './store-away.ts';

/** Seconds after which a client may try again when the database is away. */
const RETRY_AFTER_S = '5';

/**
 * What another try may do without: conflicts of transactions (40…), time-outs (57014 of a statement, 55P03 of a lock, 25P03
 * of a silent transaction), and a server that only reads for a moment, as while its leader changes (25006).
 */
const MOMENTARY = new Set(['40001', '40P01', '57014', '55P03', '25P03', '25006']);
/** What no column can hold: a number or a text that is none, a day that no calendar has (31 February, the year 0), a zone. */
const UNREADABLE = new Set(['22003', '22007', '22008', '22009', '22021', '22P02']);
/** Error codes of a driver without a connection. */
const AWAY =
  /timeout exceeded when trying to connect|timeout expired|query read timeout|connection terminated|is not queryable/i;

const unavailable = () =>
  new ApiError(503, 'unavailable', 'Le service est momentanément indisponible. Veuillez réessayer.', {
    headers: { 'retry-after': RETRY_AFTER_S },
  });

/** Everything but pictures goes on meanwhile. */
const picturesAway = () =>
  new ApiError(503, 'unavailable', 'Les images sont momentanément indisponibles. Veuillez réessayer dans un instant.', {
    headers: { 'retry-after': RETRY_AFTER_S },
  });

/** The disk of the pictures or of the database is full: reads continue, and writes once there is space. */
const full = () =>
  new ApiError(507, 'storage_full', 'Il n’y a plus de place pour enregistrer. Veuillez réessayer plus tard.', {
    headers: { 'retry-after': '60' },
  });

/** What must be unique and is not, by the constraint that was hit: `users_email_unique` → users.email. */
const uniqueRule = (resources: readonly ResourceShape[], constraint: string): UniqueRule | undefined =>
  resources
    .flatMap((resource) => uniqueRules(resource).map((rule) => ({ name: uniqueName(resource.name, rule), rule })))
    .find(({ name }) => name === constraint)?.rule;

const manyOf = (resources: readonly ResourceShape[], table: string | undefined) =>
  resources.find((resource) => resource.name === table)?.label.many.toLowerCase() ?? 'd’autres éléments';

/**
 * The response to a refusal of the database, or of the disk; `null` for an internal error. `resources` are those that are
 * served, since their constraints may be named.
 */
export function databaseError(error: unknown, resources: readonly ResourceShape[] = shopResources): ApiError | null {
  const why = error instanceof Error ? (error.cause ?? error) : error;
  if (why instanceof TimeUp) return unavailable();
  if (why instanceof StoreAway) return picturesAway();
  const code = errorCode(why);
  const message = why instanceof Error ? why.message : '';
  const { constraint = '', table } = why instanceof DatabaseError ? why : {};
  if (code === '23505') {
    const rule = uniqueRule(resources, constraint);
    return new ApiError(409, 'conflict', rule?.message ?? 'Cet élément existe déjà', {
      ...(rule && { fields: Object.fromEntries(rule.fields.map((field) => [field, rule.message])) }),
    });
  }
  if (code === '23001')
    return new ApiError(409, 'conflict', `Suppression impossible : encore utilisé par des ${manyOf(resources, table)}`);
  if (code === '23503') return new ApiError(409, 'conflict', 'Un élément lié n’existe pas ou est encore utilisé');
  if (UNREADABLE.has(code)) return new ApiError(400, 'validation', 'Valeur invalide');
  if (MOMENTARY.has(code) || isLostStatement(why)) return unavailable();
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return full();
  const isAway = /^(08|53|57P)/.test(code) || /^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH)/.test(code);
  return isAway || AWAY.test(message) ? unavailable() : null;
}

/** The response to a write that a rule or the database refuses. Throws internal errors, and a database that is unreachable. */
export function refusalOf(error: unknown, resources: readonly ResourceShape[]): ApiError {
  const refused = error instanceof ApiError ? error : databaseError(error, resources);
  if (!refused || refused.statusCode >= 500) throw error;
  return refused;
}
