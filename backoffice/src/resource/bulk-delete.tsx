import { DeleteOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import type { ResourceShape } from '@karite/shared/resource';
import { App, Button, Space } from 'antd';
import { useDeleteRecords } from './use-delete-records.ts';

type BulkDeleteProps = { resource: ResourceShape; selected: readonly string[]; clear: () => void };

/** What can be done with the ticked records: delete them all, or let go. */
export function BulkDelete({ resource, selected, clear }: BulkDeleteProps) {
  const { modal } = App.useApp();
  const remove = useDeleteRecords(resource);
  const count = plural(selected.length, resource.label.one, resource.label.many).toLowerCase();
  const confirm = () =>
    modal.confirm({
      title: `Supprimer ${count} ?`,
      content: 'Ils restent sous « Supprimés récemment », où ils peuvent être rétablis.',
      okText: 'Supprimer',
      okButtonProps: { danger: true },
      cancelText: 'Annuler',
      onOk: async () => {
        await remove(selected);
        clear();
      },
    });
  return (
    <Space wrap>
      <strong>Sélection : {count}</strong>
      <Button danger size="small" icon={<DeleteOutlined aria-hidden />} onClick={confirm}>
        Supprimer la sélection
      </Button>
      <Button size="small" type="text" onClick={clear}>
        Annuler
      </Button>
    </Space>
  );
}
