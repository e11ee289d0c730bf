import { plural } from '@karite/shared/format';
import { messages } from '@karite/shared/resources';
import { useInvalidate, useNotification } from '@refinedev/core';
import { useCallback } from 'react';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';

const LEFT = "déjà en route, ou sans serveur pour l'envoyer";

/** Sends messages again that failed, or never had a way out, and says how many will leave. */
export function useResend() {
  const invalidate = useInvalidate();
  const { open } = useNotification();
  return useCallback(
    async (ids: readonly string[]) => {
      try {
        const { resent, left } = await call('POST', '/messages/resend', { body: { ids: [...ids] } });
        if (resent > 0) open?.({ type: 'success', message: `${plural(resent, 'message')} à renvoyer` });
        if (left > 0) open?.({ type: 'error', message: `${plural(left, 'message')} : ${LEFT}` });
      } catch (error) {
        open?.({ type: 'error', message: messageOf(error, "Erreur lors de l'envoi") });
      }
      await invalidate({ resource: messages.name, invalidates: ['resourceAll'] });
    },
    [invalidate, open],
  );
}
