import { useCallback } from 'react';
import { useAddress } from './use-address.ts';

/** What stands open above a list: a record's details, its form, or an empty form. */
export type OpenRecord = { mode: 'create' } | { mode: 'show' | 'edit'; id: string } | null;

const KEYS = ['_create', '_edit', '_show'] as const;

function read(params: URLSearchParams): OpenRecord {
  if (params.has('_create')) return { mode: 'create' };
  const edit = params.get('_edit');
  if (edit) return { mode: 'edit', id: edit };
  const show = params.get('_show');
  return show ? { mode: 'show', id: show } : null;
}

/** The record that stands open, kept in the address: a link leads to it, and a phone's "back" closes it. */
export function useOpenRecord() {
  const [params, update] = useAddress();
  const open = useCallback(
    (record: OpenRecord) =>
      update((current) => {
        for (const key of KEYS) current.delete(key);
        if (record) current.set(`_${record.mode}`, record.mode === 'create' ? '1' : record.id);
        return current;
      }, record === null),
    [update],
  );
  return { opened: read(params), open };
}
