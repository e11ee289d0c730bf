import { UNDO_SECONDS } from '@karite/shared/messages';
import type { NotificationProvider } from '@refinedev/core';
import { say, unsay } from '../ui/messages.ts';

const UNDO = 'undo';

/** Refine's notifications as the back-office's messages. @refinedev/antd has a provider too, but would draw its whole bundle into the entry. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message: title, description, type, cancelMutation }) => {
    const said = title || description || 'Une erreur est survenue';
    const text = type === 'error' && description && description !== said ? `${description} : ${said}` : said;
    // There is one change that may be taken back: the last.
    if (type === 'success') unsay(UNDO);
    if (type === 'success' && cancelMutation)
      say({ key: UNDO, type, text, seconds: UNDO_SECONDS, undo: cancelMutation });
    else say({ key, type: type === 'progress' ? 'loading' : type, text, seconds: type === 'error' ? 6 : 3 });
  },
  close: unsay,
};
