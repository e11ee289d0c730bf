import { fallText, messagesOf, type ResourceShape, steepFalls } from '@karite/shared/resource';
import { useForm } from '@refinedev/antd';
import { type HttpError, useNotification } from '@refinedev/core';
import type { FormInstance, FormProps } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { etagOf } from '../../providers/data-provider.ts';
import { detailOf } from '../../providers/http-client.ts';
import { onlyIf, staleVersionOf } from '../../providers/refusals.ts';
import type { Draft } from '../kinds/index.ts';
import { useConfirmFall } from '../use-confirm-fall.tsx';
import { useUndo } from '../use-undo.ts';
import type { Fields, ShopRecord } from '../values.ts';
import { isFilledIn } from './conflict/differences.ts';
import { useConflict } from './conflict/use-conflict.ts';
import { copyOf } from './copy.ts';
import { draftOf, givenDraft, payloadOf } from './form-values.ts';
import { isAnswerLost, LOST_ANSWER, saveProblem } from './save-problem.ts';
import { useUnsaved } from './unsaved/use-unsaved.ts';
import { useProblems } from './use-problems.ts';
import { problemsOf } from './validate.ts';

export type RecordFormOptions = {
  resource: ResourceShape;
  action: 'create' | 'edit' | 'clone';
  /** The record that is edited or copied; `null` to create one. */
  id: string | null;
  /** Initial texts of a new record, as a query contains them. */
  given?: string | null;
  /** Values that are saved besides the form's: the parent record. */
  fixed?: Fields;
};

/**
 * The form of a record by Refine's `useForm`: its values, what is wrong with them, and the save, which holds for the
 * version that the form was filled in for.
 */
export function useRecordForm(
  { resource, action, id, given = null, fixed }: RecordFormOptions,
  onSaved: (record: ShopRecord) => void,
) {
  const isEdit = action === 'edit';
  const messages = messagesOf(resource);
  const undo = useUndo(resource);
  const confirmFall = useConfirmFall();
  const [problem, setProblem] = useState<string | null>(null);
  /** The values of the last save. */
  const sent = useRef<Draft>({});
  /** Of a new record: sent again, it is the same (R1408). */
  const [createKey, setCreateKey] = useState<string>(() => crypto.randomUUID());
  const [isLost, setLost] = useState(false);
  const { open: notify } = useNotification();
  const [etag, setEtag] = useState<string>();
  const [copy, setCopy] = useState<Draft | null>(null);

  const { form, formProps, saveButtonProps, query, onFinish, formLoading } = useForm<ShopRecord, HttpError, Fields>({
    action,
    resource: resource.name,
    ...(id && { id }),
    redirect: false,
    warnWhenUnsavedChanges: true,
    // One field of the form may be several of the request: `useProblems` puts each message beside its own.
    disableServerSideValidation: true,
    invalidates: ['resourceAll'],
    successNotification: () => ({
      type: 'success',
      message: isEdit ? messages.updated : messages.created,
      // What was created is taken back by deleting it.
      ...(isEdit && id && undo([id])),
    }),
    errorNotification: false,
    // Read when the form opens, and then left alone: another record would take the place of what is typed, also after a
    // save that was refused.
    liveMode: 'off',
    queryOptions: { enabled: id !== null && etag === undefined, refetchOnMount: 'always' },
    mutationMeta: { headers: isEdit ? onlyIf(etag) : { 'idempotency-key': createKey } },
    onMutationSuccess: ({ data }) => finish(data),
    onMutationError: (error) => {
      unsaved.waiting();
      setLost(isAnswerLost(error));
      const stale = staleVersionOf<ShopRecord>(error);
      if (stale && !isFilledIn(resource, sent.current, draftOf(resource, stale.current))) {
        // A save whose answer was lost had arrived: what is stored is what this form sends.
        notify?.({ type: 'success', message: messages.updated });
        return finish(stale.current);
      }
      if (stale) return conflict.refused(stale);
      setProblem(problems.show(error.errors ?? {}) ? null : saveProblem(resource, error));
    },
  });
  /** The window closes in the same moment: Refine must know by then that nothing is unsaved. */
  function finish(saved: ShopRecord) {
    flushSync(() => unsaved.saved());
    onSaved(saved);
  }
  const read = query?.data?.data ?? null;
  const record = isEdit ? read : null;
  // What a list or the details had read may be minutes old.
  const isRead = query?.isFetchedAfterMount === true;
  useEffect(() => {
    if (action === 'clone' && read && isRead) void copyOf(resource, read).then((made) => setCopy((now) => now ?? made));
  }, [action, resource, read, isRead]);
  const start = useMemo(
    () => copy ?? { ...draftOf(resource, record), ...givenDraft(resource, given) },
    [resource, record, copy, given],
  );
  // The form holds what it was made with, which was nothing yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it restarts for another record or copy alone
  useEffect(() => form.resetFields(), [record, copy, form]);

  const conflict = useConflict(resource, record);
  const tag = conflict.etag ?? (isRead ? etagOf(query?.data) : undefined);
  if (tag !== etag) setEtag(tag);
  const isReady = { create: true, edit: record !== null && isRead, clone: copy !== null }[action];
  const isSaving = isReady && formLoading;
  const problems = useProblems(resource, form, !isSaving);
  const unsaved = useUnsaved({
    resource,
    of: action === 'clone' ? `copy ${id}` : (id ?? 'new'),
    start: isReady ? start : null,
    loaded: conflict.loaded,
    etag: isEdit ? etag : undefined,
    createKey,
    fill: (draft) => {
      problems.put(draft.values);
      if (draft.createKey) setCreateKey(draft.createKey);
      if (!record || !etag || draft.etag === etag) return;
      const changed = { by: null, at: record.updatedAt };
      conflict.resumed(
        { current: draft.loaded ?? record, changed, etag: draft.etag ?? '' },
        { current: record, changed, etag },
      );
    },
  });

  async function save() {
    setProblem(null);
    setLost(false);
    // All that the form holds: antd passes on only the items that are drawn at this moment.
    const values: Draft = { ...start, ...form.getFieldsValue(true) };
    const settled = conflict.settle(values);
    problems.put(settled);
    const before = conflict.stale?.current ?? conflict.loaded;
    const mode = isEdit ? 'edit' : 'create';
    const payload = payloadOf(resource, settled, mode, before);
    const wrong = problemsOf(resource, payload, mode);
    if (Object.keys(wrong).length > 0) problems.show(wrong);
    // A refusal is drawn by `onMutationError`.
    else if (await confirmFall(steepFalls(resource, before ?? {}, payload).map(fallText))) {
      sent.current = settled;
      const saving = onFinish({ ...payload, ...fixed }).catch(() => undefined);
      // Refine takes it for saved. It may wait for the network (R1589), and leaving the page would lose it.
      unsaved.waiting();
      await saving;
    }
  }

  const drawn: { form: FormInstance<Fields>; formProps: FormProps<Fields> } = {
    form,
    formProps: {
      ...formProps,
      initialValues: start,
      onFinish: save,
      onValuesChange: (changed, all) => {
        formProps.onValuesChange?.(changed, all);
        unsaved.typed({ ...start, ...form.getFieldsValue(true) });
      },
    },
  };
  return {
    ...drawn,
    saveButtonProps: { ...saveButtonProps, disabled: !isReady, title: 'Enregistrer (Ctrl+S)' },
    record,
    conflict,
    unsaved,
    problem,
    lost: isLost ? LOST_ANSWER : null,
    isReady,
    isSaving,
    failure: query?.error ? { message: messages.loadFailed, detail: detailOf(query.error) } : null,
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
