import { plural } from '@karite/shared/format';
import { type Field, type ResourceShape, relationTarget } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { useEffect, useState } from 'react';
import { API } from '../providers/data-provider.ts';
import { request } from '../providers/http-client.ts';
import { messageOf } from '../providers/message-of.ts';
import { Alert } from '../ui/states/alert.tsx';

type Counts = readonly { resource: string; count: number }[];
type Deletion = { deleted: Counts; refusing: Counts };

/** The most ids of one request. */
const AT_ONCE = 100;
/** The most records with a preview of what is deleted with them: more would take too long. */
const MOST_ASKED = 1_000;

const mayTakeOrKeep = (field: Field, from: ResourceShape, target: ResourceShape): boolean =>
  field.kind === 'belongsTo' &&
  ['cascade', 'refuse'].includes(field.onDelete ?? 'refuse') &&
  relationTarget(field, from).name === target.name;

/** Whether records may go with one of these, or keep it from being deleted. */
const isUsed = (target: ResourceShape): boolean =>
  resources.some((from) => Object.values(from.fields).some((field) => mayTakeOrKeep(field, from, target)));

/** `3 avis, 1 réponse`. */
function inWords(counts: Counts): string {
  const sums = new Map<string, number>();
  for (const { resource, count } of counts) sums.set(resource, (sums.get(resource) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => {
      const label = resources.find((resource) => resource.name === name)?.label;
      return plural(count, label?.one ?? name, label?.many ?? name).toLowerCase();
    })
    .join(', ');
}

const sumOf = (counts: Counts): number => counts.reduce((sum, { count }) => sum + count, 0);

async function fetchDeletion(resource: ResourceShape, ids: readonly string[]): Promise<Deletion> {
  const found: { deleted: Counts; refusing: Counts }[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const query = new URLSearchParams(ids.slice(at, at + AT_ONCE).map((id) => ['id', id]));
    found.push((await request<Deletion>('GET', `${API}/${resource.name}/deletion?${query}`)).data);
  }
  return {
    deleted: found.flatMap(({ deleted }) => deleted),
    refusing: found.flatMap(({ refusing }) => refusing),
  };
}

/** Below the question whether records should be deleted: what else would go with them, and what keeps them. */
export default function DeletionNote({ resource, ids }: { resource: ResourceShape; ids: readonly string[] }) {
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    if (isUsed(resource) && ids.length <= MOST_ASKED)
      fetchDeletion(resource, ids).then(
        (answer) => isOpen && setDeletion(answer),
        (error) => isOpen && setProblem(messageOf(error, 'Ce que la suppression emporterait n’a pas pu être lu')),
      );
    return () => {
      isOpen = false;
    };
  }, [resource, ids]);
  if (problem) return <Alert type="warning" showIcon message={problem} />;
  const { deleted = [], refusing = [] } = deletion ?? {};
  const count = sumOf(deleted);
  return (
    <div role="status">
      {refusing.length > 0 && (
        <Alert type="error" showIcon message={`Suppression impossible : encore utilisé par ${inWords(refusing)}`} />
      )}
      {count > 0 && (
        <Alert
          type="warning"
          showIcon
          message={`${count > 1 ? 'Seront aussi supprimés' : 'Sera aussi supprimé'} : ${inWords(deleted)}`}
        />
      )}
    </div>
  );
}
