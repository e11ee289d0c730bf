/** What can't work in a declaration: where, why, and what to write instead. */
export type Fault = {
  /** The resource's name. */
  resource: string;
  /** The field, or the part of the declaration: `price`, `access.read`, `actions.publish`. */
  field: string;
  problem: string;
  remedy: string;
  /** Where the resource is declared, as the stack contains it: the address of a file and a line; `null` when the stack has none. */
  place: string | null;
};

/** Reports one fault of a declaration. The check continues, so that all faults are reported at once. */
export type Report = (field: string, problem: string, remedy: string) => void;

/** Faults in declarations. The message contains all of them; callers that can read files add the lines of source. */
export class DeclarationError extends Error {
  override name = 'DeclarationError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(
      faults.map(({ resource, field, problem, remedy }) => `${resource}.${field}: ${problem}. ${remedy}`).join('\n'),
    );
    this.faults = faults;
  }
}
