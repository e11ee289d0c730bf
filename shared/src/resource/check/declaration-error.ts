/** What can't work in a declaration: where, why, and what to write instead. */
export type Fault = {
  /** The resource's name. */
  resource: string;
  /** The field, or the part of the declaration: `price`, `access.read`, `actions.publish`. */
  field: string;
  problem: string;
  remedy: string;
  /** Where the resource is declared, as the stack had it: the address of a file and a line; `null` when it is not known. */
  place: string | null;
};

/** Tells one fault of a declaration that is being checked; the check goes on, so that all are told at once. */
export type Report = (field: string, problem: string, remedy: string) => void;

/** Declarations that can't work. The message has all faults; whoever can read files says in which they are. */
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
