import { messagesOf } from '@karite/shared/resource';
import { type ListViewRecord, listViews } from '@karite/shared/resources';
import { useCreate } from '@refinedev/core';
import { messageOf } from '../../providers/message-of.ts';
import { useWrite } from '../../providers/use-write.ts';

const { created, updated } = messagesOf(listViews);
const failed = 'La vue n’a pas pu être enregistrée';

/** Saves and changes views. Each returns the view, or `null` after a refusal, which is shown. */
export function useKeepView() {
  const { mutateAsync } = useCreate<ListViewRecord>();
  const { attempt: change } = useWrite('PATCH', '/list-views/{id}', {
    changes: [listViews.name],
    done: updated,
    failed,
  });
  const add = (values: object): Promise<ListViewRecord | null> =>
    mutateAsync({
      resource: listViews.name,
      values,
      successNotification: { type: 'success', message: created },
      errorNotification: (error) => ({ type: 'error', message: messageOf(error, failed) }),
    }).then(
      ({ data }) => data,
      () => null,
    );
  return { add, change };
}
