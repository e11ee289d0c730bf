/** What an error says to people: the server's own sentence, else the one that is given for it. */
export function messageOf(error: unknown, otherwise: string): string {
  const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof said === 'string' && said ? said : otherwise;
}
