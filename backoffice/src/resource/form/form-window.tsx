import type { ResourceShape } from '@karite/shared/resource';
import { useParams, useSearchParams } from 'react-router-dom';
import type { RecordHandler } from '../resource-context.ts';
import { useWindows } from '../use-windows.ts';
import FormModal from './form-modal.tsx';
import { formOf } from './form-of.ts';

type FormWindowProps = {
  resource: ResourceShape;
  action: 'create' | 'edit' | 'clone';
  /** Called with the record that was saved. */
  onSaved?: RecordHandler | undefined;
};

/** The form of a record over its list, at an address of its own: `/create?_with=…`, `/edit/:id`, `/clone/:id`. */
export default function FormWindow({ resource, action, onSaved }: FormWindowProps) {
  const { id = null } = useParams();
  const [params] = useSearchParams();
  const { goOn, close } = useWindows(resource);
  const given = action === 'create' ? params.get('_with') : null;
  return (
    <FormModal
      key={`${action} ${id} ${given}`}
      resource={formOf(resource, action === 'edit' ? 'update' : 'create', true)}
      {...{ action, id, given, onSaved }}
      onClose={close}
      go={(next, page) => goOn('edit', next, page)}
    />
  );
}
