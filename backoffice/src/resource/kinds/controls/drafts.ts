import type { FieldOptions } from '@karite/shared/resource';

type Empty = null | undefined;

/** The draft of a kind with the plain value in its form. Empty is omitted, which clears it. */
export const valueDraft = {
  start: <V>(value: V, field: FieldOptions & { initial?: V }) => value ?? field.initial,
  payload: (draft: unknown, { name }: { name: string }) =>
    draft === undefined || draft === null || draft === '' ? {} : { [name]: draft },
  comparable: (draft: unknown) => (draft === undefined || draft === '' ? null : draft),
};

/** The draft of a list of records: their ids, in any order. */
export const linksDraft = {
  start: (records: readonly { id: string }[] | Empty) => records?.map(({ id }) => id) ?? [],
  payload: (ids: readonly string[] | Empty, { name }: { name: string }) => (ids ? { [name]: ids } : {}),
  comparable: (ids: readonly string[] | Empty) => [...(ids ?? [])].sort(),
};
