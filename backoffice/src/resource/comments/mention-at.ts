/** What is typed after the `@` before the caret, and where that `@` stands; `null` where nobody is being mentioned. */
export function mentionAt(text: string, caret: number): { at: number; typed: string } | null {
  const found = /(?:^|[\s(«"'])@([^\s@]*(?:@[^\s@]*)?)$/.exec(text.slice(0, caret));
  if (!found) return null;
  const typed = found[1] ?? '';
  return { at: caret - typed.length - 1, typed };
}

/** The text with an account's address in the place of what is typed, and where the caret stands after it. */
export function withMention(text: string, caret: number, email: string): { text: string; caret: number } {
  const at = mentionAt(text, caret)?.at ?? caret;
  const begun = `${text.slice(0, at)}@${email} `;
  return { text: begun + text.slice(caret).trimStart(), caret: begun.length };
}
