/** How long « Défaire » is offered after a step, in seconds. */
export const UNDO_SECONDS = 8;

/** The delay in seconds between a step and the mail to its customer: a step that is undone before sends none (R2157). */
export const NOTIFY_AFTER_SECONDS = 20;
