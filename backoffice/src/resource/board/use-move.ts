import { messagesOf, type ResourceShape } from '@karite/shared/resource';
import { useNotification } from '@refinedev/core';
import { App } from 'antd';
import { messageOf } from '../../providers/message-of.ts';
import { STATE_ICONS } from '../../ui/states/state-icons.tsx';
import { writeOver } from '../list/inline/write-over.ts';
import type { ResourcePageProps } from '../resource-context.ts';
import { useAct } from '../use-act.ts';
import { useRecordWrite } from '../use-record-write.ts';
import { useUndo } from '../use-undo.ts';
import { nameOf, type ShopRecord } from '../values.ts';
import type { Move } from './moves.ts';
import type { StateField } from './state-field.ts';

const FAILED = "Erreur lors de l'enregistrement";

/** Moves a record to another state. Refused with a message where its state is no longer the one on the board. */
export function useMove(resource: ResourceShape, { name }: StateField, setState: ResourcePageProps['setState']) {
  const { write, refresh } = useRecordWrite(resource);
  const { open: notify } = useNotification();
  const undo = useUndo(resource);
  const { modal } = App.useApp();
  const { actOnOne } = useAct(resource);
  return async (record: ShopRecord, { to, action }: Move) => {
    if (action) {
      const [key, { label, confirm }] = action;
      const question = typeof confirm === 'function' ? confirm(record) : confirm;
      const act = async () => void (await actOnOne(key, action[1], record));
      if (!question) return act();
      modal.confirm({
        icon: STATE_ICONS.warning,
        title: question,
        content: nameOf(resource, record),
        okText: label,
        cancelText: 'Annuler',
        onOk: act,
      });
      return;
    }
    try {
      const otherwise = setState && ((etag: string | undefined) => setState(record, to, etag));
      await writeOver(write, resource, record, name, { [name]: to }, otherwise);
      notify?.({ type: 'success', message: messagesOf(resource).updated, ...undo([record.id]) });
    } catch (error) {
      notify?.({ type: 'error', message: `${nameOf(resource, record)} : ${messageOf(error, FAILED)}` });
    }
    await refresh();
  };
}
