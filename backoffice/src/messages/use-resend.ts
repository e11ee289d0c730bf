import { plural } from '@karite/shared/format';
import { messages, orders } from '@karite/shared/resources';
import { useNotification } from '@refinedev/core';
import { useWrite } from '../providers/use-write.ts';

const LEFT = 'déjà en route, ou sans serveur pour l’envoyer';

/** Sends failed or unsendable messages again and shows how many were queued. Returns whether it succeeded. */
export function useResend() {
  const { open } = useNotification();
  const { attempt, isPending } = useWrite('POST', '/messages/resend', {
    changes: [messages.name, orders.name],
    done: ({ resent }) => (resent > 0 ? `${plural(resent, 'message')} à renvoyer` : null),
    failed: 'Erreur lors de l’envoi',
  });
  async function resend(ids: readonly string[]): Promise<boolean> {
    const answer = await attempt({ body: { ids: [...ids] } });
    const left = answer?.left ?? 0;
    if (left > 0) open?.({ type: 'error', message: `${plural(left, 'message')} : ${LEFT}` });
    return answer !== null;
  }
  return { resend, isPending };
}
