import { CopyOutlined, EditOutlined } from '@ant-design/icons';
import type { ResourceShape } from '@karite/shared/resource';
import { CloneButton, EditButton } from '@refinedev/antd';
import { offersHere, PRECHECKED } from '../providers/access-control.ts';
import { useWindows } from './use-windows.ts';

type WindowButtonProps = { resource: ResourceShape; id: string };

/** Opens a copy of a record, for those who may create one. */
export function CopyRecord({ resource, id }: WindowButtonProps) {
  const { open } = useWindows(resource);
  return offersHere(resource, 'create') ? (
    <CloneButton
      accessControl={PRECHECKED}
      resource={resource.name}
      recordItemId={id}
      icon={<CopyOutlined aria-hidden />}
      onClick={() => open('clone', id)}
    >
      Dupliquer
    </CloneButton>
  ) : null;
}

/** Opens the form of a record, for those who may change it. */
export function EditRecord({ resource, id }: WindowButtonProps) {
  const { open } = useWindows(resource);
  return offersHere(resource, 'update') ? (
    <EditButton
      accessControl={PRECHECKED}
      resource={resource.name}
      recordItemId={id}
      type="primary"
      icon={<EditOutlined aria-hidden />}
      onClick={() => open('edit', id)}
    >
      Modifier
    </EditButton>
  ) : null;
}
