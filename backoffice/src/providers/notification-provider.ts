import type { NotificationProvider } from '@refinedev/core';
import { say, unsay } from '../ui/messages.ts';

/** Refine's notifications as the back-office's messages. @refinedev/antd has a provider too, but would draw its whole bundle into the entry. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message: title, description, type }) => {
    const said = title || description || 'Une erreur est survenue';
    const text = type === 'error' && description && description !== said ? `${description} : ${said}` : said;
    say({ key, type: type === 'progress' ? 'loading' : type, text, seconds: type === 'error' ? 6 : 3 });
  },
  close: unsay,
};
