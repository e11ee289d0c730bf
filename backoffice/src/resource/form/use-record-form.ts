import { fallText, messagesOf, type ResourceShape, steepFalls } from '@karite/shared/resource';
import { type HttpError, useForm, type ValidationErrors } from '@refinedev/core';
import { Form } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { etagOf } from '../../providers/data-provider.ts';
import { detailOf } from '../../providers/http-client.ts';
import { onlyIf, staleVersionOf } from '../../providers/refusals.ts';
import type { Draft } from '../kinds/index.ts';
import { useAskFall } from '../use-ask-fall.tsx';
import { useUndo } from '../use-undo.ts';
import type { Fields, ShopRecord } from '../values.ts';
import { useConflict } from './conflict/use-conflict.ts';
import { draftOf, fieldOfError, messageAt, payloadOf } from './form-values.ts';
import { saveProblem } from './save-problem.ts';
import { useUnsaved } from './unsaved/use-unsaved.ts';
import { useCopy } from './use-copy.ts';
import { problemsOf } from './validate.ts';

type Asked = {
  resource: ResourceShape;
  /** `null`: a record to be. */
  id: string | null;
  /** The record that a new one is a copy of. */
  from?: string | null;
  /** Texts that a new one begins with, as a query says them. */
  given?: string | null;
  /** What it is saved with besides what is asked: the record that it belongs to. */
  fixed?: Fields;
  onSaved?: (record: ShopRecord) => void;
};

/** The fields that an address may fill in: those of a text, which whoever saves it sees. */
const GIVEN: readonly string[] = ['text', 'longText', 'barcode'];

/** What an address gives a form, where it asks for it. */
const givenDraft = (resource: ResourceShape, given: string | null): Draft =>
  Object.fromEntries(
    [...new URLSearchParams(given ?? '')].filter(([name]) => GIVEN.includes(resource.fields[name]?.kind ?? '')),
  );

/**
 * The form of a record, to create or to edit it: its values, what is wrong with them, and the save, which holds for the
 * version that the form was filled in for; what the server refuses stands next to its field.
 */
export function useRecordForm({ resource, id, from = null, given = null, fixed, onSaved }: Asked) {
  const mode = id ? 'edit' : 'create';
  const messages = messagesOf(resource);
  const undo = useUndo(resource);
  const askFall = useAskFall();
  const [problem, setProblem] = useState<string | null>(null);

  const [etag, setEtag] = useState<string>();
  const [form] = Form.useForm();
  const { query, onFinish, formLoading } = useForm<ShopRecord, HttpError, Fields>({
    action: mode,
    resource: resource.name,
    id: id ?? undefined,
    redirect: false,
    invalidates: ['resourceAll'],
    // What was created is taken back by deleting it.
    successNotification: () => ({
      type: 'success',
      message: id ? messages.updated : messages.created,
      ...(id && undo([id])),
    }),
    errorNotification: false,
    // Read anew when the form opens, and then left alone: another record would take the place of what is typed, also
    // after a save that was refused.
    queryOptions: { enabled: id !== null && etag === undefined, refetchOnMount: 'always' },
    mutationMeta: { headers: onlyIf(etag) },
    onMutationSuccess: ({ data }) => {
      unsaved.saved();
      onSaved?.(data);
    },
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
  const { copy, error: copyError } = useCopy(resource, from);
  const draft = useMemo(
    () => copy ?? { ...draftOf(resource, record), ...givenDraft(resource, given) },
    [resource, record, copy, given],
  );
  // Its items start with what the form was made with, which was nothing yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what was read or copied it begins anew, and by nothing else
  useEffect(() => {
    form.resetFields();
  }, [record, copy, form]);
  const conflict = useConflict(resource, record);
  // What a list or the details had read may be minutes old.
  const isRead = query?.isFetchedAfterMount === true;
  const tag = conflict.etag ?? (isRead ? etagOf(query.data) : undefined);
  if (tag !== etag) setEtag(tag);
  const isReady = mode === 'create' ? from === null || copy !== null : record !== null && isRead;
  // What was wrong with the value before goes with it.
  const put = (values: Draft) =>
    form.setFields(Object.entries(values).map(([name, value]) => ({ name, value, errors: [] })));
  const unsaved = useUnsaved({
    resource,
    of: id ?? (from ? `copy ${from}` : 'new'),
    start: isReady ? draft : null,
    loaded: conflict.loaded,
    etag,
    fill: (kept) => {
      put(kept.values);
      if (!record || !etag || kept.etag === etag) return;
      const changed = { by: null, at: record.updatedAt };
      conflict.resumed(
        { current: kept.loaded ?? record, changed, etag: kept.etag ?? '' },
        { current: record, changed, etag },
      );
    },
  });

  const isSaving = isReady && formLoading;
  // A field takes the focus only when it can be typed in again.
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    if (wrong === null || isSaving) return;
    form.scrollToField(wrong, { block: 'center', behavior: 'smooth', focus: true });
    setWrong(null);
  }, [wrong, isSaving, form]);

  /** Puts messages next to their fields; says whether all of them have one. */
  function showProblems(problems: ValidationErrors): boolean {
    const placed = Object.entries(problems).map(
      ([name, said]) => [fieldOfError(resource, name), messageAt(resource, name, String(said))] as const,
    );
    form.setFields(placed.flatMap(([name, message]) => (name ? [{ name, errors: [message] }] : [])));
    const first = placed.find(([name]) => name)?.[0];
    if (first) setWrong(first);
    return placed.length > 0 && placed.every(([name]) => name);
  }

  async function save(values: Fields) {
    setProblem(null);
    // Its items are drawn by their fields' kinds, and hold what the kinds' inputs put there.
    const settled = conflict.settle(values as Draft);
    put(settled);
    const before = conflict.stale?.current ?? conflict.loaded;
    const payload = payloadOf(resource, settled, mode, before);
    const problems = problemsOf(resource, payload, mode);
    if (Object.keys(problems).length > 0) showProblems(problems);
    // A refusal is drawn by onMutationError.
    else if (await askFall(steepFalls(resource, before ?? {}, payload).map(fallText)))
      await onFinish({ ...payload, ...fixed }).catch(() => undefined);
  }

  const error = query?.isError ? query.error : copyError;
  return {
    form,
    record,
    draft,
    conflict,
    unsaved,
    problem,
    save,
    isReady,
    isSaving,
    failure: error ? { message: messages.loadFailed, detail: detailOf(error) } : null,
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
