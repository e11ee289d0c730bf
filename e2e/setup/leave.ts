import type { Dialog } from '@playwright/test';

/**
 * The browser's question about a form that is left half-filled is answered with yes: journeys go on elsewhere. Two may
 * listen to one page: the second finds it answered.
 */
export const leave = (dialog: Dialog): Promise<void> =>
  (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
