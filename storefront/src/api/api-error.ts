/** What the API answers when it refuses, or what stands for it when no answer came. */
export class ApiError extends Error {
  /** The HTTP status; 0 when the server was not reached, or not understood. */
  declare readonly statusCode: number;
  /** The API's stable code (`validation`, `price_changed`, …), or ours: `network`, `timeout`, `bad_answer`. */
  declare readonly code: string;
  /** The message by field, as the API gives it with a validation error. */
  declare readonly fields: Record<string, string>;
  /** The whole answer, for the few codes that carry more. */
  declare readonly body: unknown;

  constructor(statusCode: number, code: string, message: string, body: unknown = null) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.body = body;
    this.fields = fieldsOf(body);
  }

  /** Whether the request may have had no effect only because of the way: worth trying again as it is. */
  get isPassing(): boolean {
    return this.statusCode === 0 || this.statusCode === 429 || this.statusCode >= 500;
  }
}

export const NETWORK_MESSAGE = 'Connexion impossible. Vérifiez votre réseau, puis réessayez.';

function fieldsOf(body: unknown): Record<string, string> {
  const fields = (body as { fields?: unknown } | null)?.fields;
  return fields && typeof fields === 'object' ? (fields as Record<string, string>) : {};
}

/** The server's own words when it said something, else the given ones (spec §8). */
export const messageOf = (error: unknown, otherwise: string): string => {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.statusCode === 0) return NETWORK_MESSAGE;
  return error.message || otherwise;
};
