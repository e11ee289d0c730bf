/** The message of an error: the server's own, else the given one. */
export function messageOf(error: unknown, otherwise: string): string {
  const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof text === 'string' && text ? text : otherwise;
}

/** The field messages of an error, by the field's path; empty when it is about something else. */
export function fieldMessagesOf(error: unknown): Record<string, string> {
  const errors = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : null;
  const messages = Object.entries(errors ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(messages);
}
