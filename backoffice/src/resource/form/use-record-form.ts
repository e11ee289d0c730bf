import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useForm } from '@refinedev/antd';
import type { HttpError, ValidationErrors } from '@refinedev/core';
import { useMemo, useState } from 'react';
import { etagOf } from '../../providers/data-provider.ts';
import { detailOf } from '../../providers/http-client.ts';
import { onlyIf, staleVersionOf } from '../../providers/refusals.ts';
import type { Draft } from '../kinds/index.ts';
import type { Fields, ShopRecord } from '../values.ts';
import { useConflict } from './conflict/use-conflict.ts';
import { draftOf, fieldOfError, messageAt, payloadOf } from './form-values.ts';
import { saveProblem } from './save-problem.ts';
import { problemsOf } from './validate.ts';

type Asked = {
  resource: ResourceShape;
  /** `null`: a record to be. */
  id: string | null;
  onSaved?: (record: ShopRecord) => void;
};

/**
 * The form of a record, to create or to edit it: its values, what is wrong with them, and the save, which holds for the
 * version that the form was filled in for; what the server refuses stands next to its field.
 */
export function useRecordForm({ resource, id, onSaved }: Asked) {
  const mode = id ? 'edit' : 'create';
  const messages = messagesOf(resource);
  const [problem, setProblem] = useState<string | null>(null);

  const [etag, setEtag] = useState<string>();
  const { form, query, onFinish, formLoading } = useForm<ShopRecord, HttpError, Fields>({
    action: mode,
    resource: resource.name,
    id: id ?? undefined,
    redirect: false,
    invalidates: ['resourceAll'],
    successNotification: { type: 'success', message: id ? messages.updated : messages.created },
    errorNotification: false,
    // Read anew when the form opens, and then left alone: another record would take the place of what is typed, also
    // after a save that was refused.
    queryOptions: { enabled: id !== null && etag === undefined, refetchOnMount: 'always' },
    mutationMeta: { headers: onlyIf(etag) },
    onMutationSuccess: ({ data }) => onSaved?.(data),
    onMutationError: (error) => {
      const stale = staleVersionOf(error);
      if (stale) {
        conflict.refused(stale);
        return;
      }
      const known = showProblems(error.errors ?? {});
      setProblem(known ? null : saveProblem(resource, error));
    },
  });
  const record = id ? (query?.data?.data ?? null) : null;
  const draft = useMemo(() => draftOf(resource, record), [resource, record]);
  const conflict = useConflict(resource, record);
  // What a list or the details had read may be minutes old.
  const isRead = query?.isFetchedAfterMount === true;
  const tag = conflict.etag ?? (isRead ? etagOf(query.data) : undefined);
  if (tag !== etag) setEtag(tag);

  /** Puts messages next to their fields; says whether all of them have one. */
  function showProblems(problems: ValidationErrors): boolean {
    const placed = Object.entries(problems).map(
      ([name, said]) => [fieldOfError(resource, name), messageAt(resource, name, String(said))] as const,
    );
    form.setFields(placed.flatMap(([name, message]) => (name ? [{ name, errors: [message] }] : [])));
    const first = placed.find(([name]) => name)?.[0];
    if (first) form.scrollToField(first, { block: 'center', behavior: 'smooth' });
    return placed.length > 0 && placed.every(([name]) => name);
  }

  async function save(values: Fields) {
    setProblem(null);
    // Its items are drawn by their fields' kinds, and hold what the kinds' inputs put there.
    const settled = conflict.settle(values as Draft);
    form.setFields(Object.entries(settled).map(([name, value]) => ({ name, value })));
    const payload = payloadOf(resource, settled, mode, conflict.stale?.current ?? conflict.loaded);
    const problems = problemsOf(resource, payload, mode);
    if (Object.keys(problems).length > 0) showProblems(problems);
    // A refusal is drawn by onMutationError.
    else await onFinish(payload).catch(() => undefined);
  }

  const isReady = mode === 'create' || (record !== null && isRead);
  return {
    form,
    record,
    draft,
    conflict,
    problem,
    save,
    isReady,
    isSaving: isReady && formLoading,
    failure: query?.isError ? { message: messages.loadFailed, detail: detailOf(query.error) } : null,
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
