/** What an error says to people: the server's own sentence, else the one that is given for it. */
export function messageOf(error: unknown, otherwise: string): string {
  const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof text === 'string' && text ? text : otherwise;
}

/** What an error says of each field of a form, by the field's path; nothing when it is about something else. */
export function fieldMessagesOf(error: unknown): Record<string, string> {
  const errors = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : null;
  const messages = Object.entries(errors ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(messages);
}
