/** What a migration can't be made of before somebody has decided something: a paragraph each, with the words to choose from. */
export class PlanRefused extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n\n'));
  }
}
