import { UNDO_SECONDS } from '@karite/shared/messages';
import { useNotificationProvider as useAntdNotifications } from '@refinedev/antd';
import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core';
import { App } from 'antd';
import { STATE_ICONS } from '../ui/state-icons.tsx';
import { UndoButton } from './undo-button.tsx';

/** There is one change that may be taken back: the last. */
const UNDO = 'undo';
const SECONDS = { success: 3, error: 6 } as const;

/** An error says first what failed, then why. */
function textOf({ type, message, description }: OpenNotificationParams): string {
  const said = message || description || 'Une erreur est survenue';
  return type === 'error' && description && description !== said ? `${description} : ${said}` : said;
}

/** Refine's notifications by antd, as @refinedev/antd shows them; a success that can be taken back offers it (R1552). */
export function useNotificationProvider(): NotificationProvider {
  const { notification } = App.useApp();
  const { open, close } = useAntdNotifications();
  return {
    close,
    open: (said) => {
      const { key, type, cancelMutation } = said;
      // What is taken back by not being sent at all is counted down by Refine.
      if (type === 'progress') return open(said);
      const isUndoable = type === 'success' && cancelMutation !== undefined;
      const undo = () => {
        notification.destroy(UNDO);
        cancelMutation?.();
      };
      if (type === 'success') notification.destroy(UNDO);
      notification[type]({
        key: isUndoable ? UNDO : key,
        icon: STATE_ICONS[type],
        message: textOf(said),
        role: type === 'error' ? 'alert' : 'status',
        duration: isUndoable ? UNDO_SECONDS : SECONDS[type],
        actions: isUndoable ? <UndoButton undo={undo} /> : undefined,
        // It goes by itself. antd's cross is a link that leads nowhere, which a reader of the screen is not told of.
        closable: false,
      });
    },
  };
}
