import { UNDO_SECONDS } from '@karite/shared/messages';
import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core';
import { App } from 'antd';
import { STATE_ICONS } from '../ui/states/state-icons.tsx';
import { UndoButton } from './undo-button.tsx';

/** There is one change that may be taken back: the last. */
const UNDO = 'undo';
/** A step that waits is closed by Refine, which counts its seconds. */
const SECONDS = { success: 3, error: 6, progress: 0 } as const;
const ICONS = { success: STATE_ICONS.success, error: STATE_ICONS.error, progress: STATE_ICONS.info };

/** The text of a notification. An error shows first what failed, then why. */
function textOf({ type, message, description }: OpenNotificationParams): string {
  const text = message || description || 'Une erreur est survenue';
  return type === 'error' && description && description !== text ? `${description} : ${text}` : text;
}

/**
 * Refine's notifications by antd. A success and an unsent step offer an undo button (R1552); Refine's own
 * (`undoable`) has no accessible name in @refinedev/antd.
 */
export function useNotificationProvider(): NotificationProvider {
  const { notification } = App.useApp();
  return {
    close: (key) => notification.destroy(key),
    open: (params) => {
      const { type, cancelMutation } = params;
      const isUndoable = cancelMutation !== undefined;
      const key = type === 'success' && isUndoable ? UNDO : params.key;
      const undo = () => {
        notification.destroy(key);
        cancelMutation?.();
      };
      if (type === 'success') notification.destroy(UNDO);
      notification.open({
        key,
        icon: ICONS[type],
        message: textOf(params),
        role: type === 'error' ? 'alert' : 'status',
        duration: key === UNDO ? UNDO_SECONDS : SECONDS[type],
        actions: isUndoable ? <UndoButton undo={undo} /> : undefined,
        // It closes by itself. antd's cross is a link without a target and without an accessible name.
        closable: false,
      });
    },
  };
}
