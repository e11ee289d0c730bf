/** Why nothing can be started here, in one line that says what to do: for whoever started it, without a stack. */
export class CannotStart extends Error {}
