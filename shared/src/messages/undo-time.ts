/** How long « Défaire » is offered after a step, in seconds. */
export const UNDO_SECONDS = 8;

/** So many seconds after a step its customer is written to: undone before, nothing was said (R2157). */
export const NOTIFY_AFTER_SECONDS = 20;
