/** What is left out of a library's file, as it comes from its package. */
type Unused = {
  library: string;
  /** Whole functions, by their names: what stands in them goes. */
  unused: readonly string[];
  /** What is no whole function, or must answer something: how it begins (a pattern), up to the brace below, and what stands in its place. */
  shortened: readonly { start: string; instead: string }[];
};

/** A file without what the shop never starts; an error where the library no longer has it, for then it must be looked at again. */
export function leaveOut(code: string, { library, unused, shortened }: Unused): string {
  const parts = [
    ...unused.map((name) => ({ start: `(?:async )?function ${name}\\(`, instead: `function ${name}() {}` })),
    ...shortened,
  ];
  return parts.reduce((left, { start, instead }) => {
    const body = new RegExp(`^( *)${start}[\\s\\S]*?^\\1\\}(?:\\);)?$`, 'm');
    if (!body.test(left))
      throw new Error(`${library} has no ${start} any more: look again at what the shop doesn't use`);
    return left.replace(body, instead);
  }, code);
}
