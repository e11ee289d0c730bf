import type { Refusal, RefusalCode } from '@karite/shared/client';

/** The API's stable code, or ours for an answer that never came or is none. */
type ErrorCode = RefusalCode | 'network' | 'offline' | 'timeout' | 'bad_answer' | 'error';

/** A refusal by the API, or its replacement when no answer came. */
export class ApiError extends Error {
  /** The HTTP status; 0 when the server was not reached, or not understood. */
  declare readonly statusCode: number;
  declare readonly code: ErrorCode;
  /** The message by field, as the API gives it with a validation error. */
  declare readonly fields: Record<string, string>;

  constructor(statusCode: number, code: ErrorCode, message: string, said?: Partial<Refusal> | null) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.fields = said?.fields ?? {};
  }

  /** Whether the request may have had no effect only because of the way: worth trying again as it is. */
  get isPassing(): boolean {
    return this.statusCode === 0 || this.statusCode === 429 || this.statusCode >= 500;
  }
}

export const NETWORK_MESSAGE = 'Connexion impossible. Vérifiez votre réseau, puis réessayez.';

/** The server's own message if there is one, else the given one (R1301). */
export const messageOf = (error: unknown, otherwise: string): string => {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.statusCode === 0) return NETWORK_MESSAGE;
  return error.message || otherwise;
};
