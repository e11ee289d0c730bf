import type { EventDetails, LogEvent } from '../logging/log-events.ts';

/** What can go wrong, as a stable word for programs; the message is for people. */
export const ERROR_CODES = [
  'validation',
  'unauthorized',
  'forbidden',
  'password_required',
  'code_required',
  'second_factor_required',
  'not_found',
  'conflict',
  'changed_since',
  'stale_version',
  'code_refused',
  'price_changed',
  'out_of_stock',
  'not_enough_stock',
  'too_much_held',
  'order_id_taken',
  'unknown_product',
  'link_expired',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media_type',
  'unavailable',
  'storage_full',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

type Details = {
  /** Message by field. */
  fields?: Record<string, string>;
  /** Fields of the response besides the envelope. */
  more?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Refused unread, since there is too much to do. */
  isOverload?: boolean;
  /** A log event besides the request's own log line. */
  event?: { name: LogEvent; details?: EventDetails };
};

/** An answer that is not a success: status, code, and a French message (R1405). Throw it anywhere below a route. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  get isOverload(): boolean {
    return this.details.isOverload ?? false;
  }
}

/** 400: what was sent is not what the call takes; `message` is the first field's when none is given. */
export const invalid = (fields: Record<string, string>, message = Object.values(fields)[0] ?? 'Requête invalide') =>
  new ApiError(400, 'validation', message, { fields });

export const notFound = (message = 'Introuvable') => new ApiError(404, 'not_found', message);

/** 503: more than can be answered soon; the same request may succeed in a moment. */
export const tooBusy = () =>
  new ApiError(503, 'unavailable', 'Il y a beaucoup de monde. Veuillez réessayer dans un instant.', {
    headers: { 'retry-after': '2' },
    isOverload: true,
  });
