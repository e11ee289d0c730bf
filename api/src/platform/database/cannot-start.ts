/** Why nothing can be started here, in one line for the operator, without a stack. */
export class CannotStart extends Error {}
