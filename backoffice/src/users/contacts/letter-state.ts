import type { Schema } from '@karite/shared/client';
import { formatDateTime, plural } from '@karite/shared/format';
import type { Tone } from '../../ui/stat-tiles.tsx';

type State = { tone: Tone; text: string; detail: string | null };

/** What became of a mail: sent, on its way, given up, or only kept because the shop has no mail server. */
export function stateOf({
  sentAt,
  tries,
  nextTryAt,
  problem,
}: Pick<Schema<'Letter'>, 'sentAt' | 'tries' | 'nextTryAt' | 'problem'>): State {
  if (sentAt) return { tone: 'good', text: `Envoyé le ${formatDateTime(sentAt)}`, detail: null };
  const tried = tries > 0 ? plural(tries, 'essai') : null;
  const detail = [tried, problem].filter(Boolean).join(' · ') || null;
  if (nextTryAt) return { tone: 'wait', text: "En cours d'envoi", detail };
  if (tries > 0) return { tone: 'bad', text: 'Échec', detail };
  return { tone: 'plain', text: 'Non envoyé', detail: 'Aucun serveur de courrier' };
}
