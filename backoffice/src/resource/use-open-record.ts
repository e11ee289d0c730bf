import { useCallback } from 'react';
import { useAddress } from './use-address.ts';

/** What stands open above a list: a record's details, its form, or an empty form. */
export type OpenRecord =
  | { mode: 'create'; from?: string; given?: string }
  | { mode: 'show' | 'edit'; id: string }
  | null;

/** The keys of an address that say so; `_from`: the record that a new one is a copy of; `_with`: texts that it begins with, as a query says them. */
export const RECORD_KEYS = ['_create', '_from', '_with', '_edit', '_show'] as const;

function read(params: URLSearchParams): OpenRecord {
  const from = params.get('_from');
  const given = params.get('_with');
  if (params.has('_create')) return { mode: 'create', ...(from && { from }), ...(given && { given }) };
  const edit = params.get('_edit');
  if (edit) return { mode: 'edit', id: edit };
  const show = params.get('_show');
  return show ? { mode: 'show', id: show } : null;
}

/**
 * The record that stands open, kept in the address: a link leads to it, and a phone's "back" closes it. `page`: of the list
 * behind it, where that is another one.
 */
export function useOpenRecord() {
  const [params, update] = useAddress();
  const open = useCallback(
    (record: OpenRecord, page?: number) =>
      update((current) => {
        if (page) current.delete('_page');
        if (page && page > 1) current.set('_page', String(page));
        for (const key of RECORD_KEYS) current.delete(key);
        if (record) current.set(`_${record.mode}`, record.mode === 'create' ? '1' : record.id);
        if (record?.mode === 'create' && record.from) current.set('_from', record.from);
        return current;
      }, record === null),
    [update],
  );
  return { opened: read(params), open };
}
