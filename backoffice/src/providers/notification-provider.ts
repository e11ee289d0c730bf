import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';

/** Refine's notifications as antd messages. @refinedev/antd has one too, but would draw its whole bundle into the entry. */
export function useNotificationProvider(): NotificationProvider {
  const { message } = App.useApp();
  return {
    open: ({ key, message: text, description, type }) => {
      const said = text || description || 'Une erreur est survenue';
      const content = type === 'error' && description && description !== said ? `${description} : ${said}` : said;
      message.open({ key, type: type === 'progress' ? 'loading' : type, content, duration: type === 'error' ? 6 : 3 });
    },
    close: (key) => message.destroy(key),
  };
}
