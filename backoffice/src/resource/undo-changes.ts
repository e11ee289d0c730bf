import type { ResourceShape } from '@karite/shared/resource';
import { type AuditEntry, auditEntries } from '@karite/shared/resources';
import { actorNow } from '../providers/actor.ts';
import { API } from '../providers/data-provider.ts';
import { request } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { changedSinceOf } from '../providers/refusals.ts';

const FAILED = 'L’annulation n’a pas abouti';

/** A refusal as it reads beside a list, where nothing can be confirmed. */
function refusalOf(error: unknown): string {
  const since = changedSinceOf(error);
  if (!since) return messageOf(error, FAILED);
  const what = since.changes.map(({ label, by }) => (by ? `${label}, par ${by}` : label)).join(' ; ');
  return `Modifié depuis (${what}) : rien n’a été annulé. L’historique de la fiche permet de rétablir quand même.`;
}

/** The audit entries of the current user's latest change to these records, one each; read at once, before more changes. */
export async function lastChanges({ name }: ResourceShape, ids: readonly string[]): Promise<Map<string, string>> {
  const query = new URLSearchParams({ resource: name, email: actorNow()?.email ?? '', _sort: 'at', _order: 'desc' });
  query.set('_end', '100');
  for (const field of ['id', 'recordId']) query.append('fields', field);
  for (const id of ids) query.append('recordId', id);
  const { data } = await request<Pick<AuditEntry, 'id' | 'recordId'>[]>('GET', `${API}/${auditEntries.name}?${query}`);
  // The newest of a record is the last to be set.
  return new Map(data.reverse().map(({ id, recordId }) => [recordId, id]));
}

/** Takes these changes back, each by itself; answers what was refused. */
export async function undoChanges(ids: readonly string[], entries: ReadonlyMap<string, string>): Promise<string[]> {
  const refusals: string[] = [];
  for (const id of ids) {
    const entry = entries.get(id);
    if (!entry) refusals.push(FAILED);
    else
      await request('POST', `${API}/${auditEntries.name}/${entry}/restore`, { force: false }).catch((error: unknown) =>
        refusals.push(refusalOf(error)),
      );
  }
  return refusals;
}
