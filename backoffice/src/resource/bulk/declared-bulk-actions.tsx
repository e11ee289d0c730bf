import { plural } from '@karite/shared/format';
import { type Action, paramsResource, type ResourceShape } from '@karite/shared/resource';
import { App, Tooltip } from 'antd';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { STATE_ICONS } from '../../ui/states/state-icons.tsx';
import { actionsOf, isFor, keyed } from '../declared-actions.tsx';
import type { StepNote } from '../resource-context.ts';
import { StepButton } from '../step-button.tsx';
import { useAct } from '../use-act.ts';
import type { Fields } from '../values.ts';
import type { Selected } from './use-selection.ts';

const ParamsModal = lazy(() => import('../params-modal.tsx'));
const Announcement = lazy(() => import('../announcement.tsx'));

type ManyProps = { resource: ResourceShape; selected: Selected; clear: () => void; note?: ComponentType<StepNote> };

/**
 * What a declaration's actions can do with the ticked records: each applies to those that it is for, and shows how many. One
 * with side effects (messages, money) needs a confirmation (R2156).
 */
export function DeclaredBulkActions({ resource, selected, clear, note }: ManyProps) {
  return actionsOf(resource).map(([name, action]) => (
    <ManyAction key={name} {...{ resource, selected, clear, note, name, action }} />
  ));
}

function ManyAction({
  resource,
  selected,
  clear,
  note: Note,
  name,
  action,
}: ManyProps & { name: string; action: Action }) {
  const { modal } = App.useApp();
  const { actOnMany } = useAct(resource);
  const [isBusy, setBusy] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  // Of one that was never in sight the server judges.
  const open = [...selected].filter(([, record]) => !record || isFor(resource, action, record)).map(([id]) => id);
  const count = plural(open.length, resource.label.one, resource.label.many).toLowerCase();
  const params = paramsResource(resource, action);
  const act = async (values?: Fields) => {
    setBusy(true);
    const isDone = await actOnMany(name, action, open, values);
    setBusy(false);
    if (isDone) clear();
    return isDone;
  };
  const confirm = () =>
    modal.confirm({
      icon: STATE_ICONS.warning,
      title: `${action.label} : ${count} ?`,
      content: (
        <>
          {Note && <Note action={name} ids={open} />}
          <Suspense>
            {action.isAnnounced &&
              open.map((id) => <Announcement key={id} resource={resource.name} id={id} action={name} />)}
          </Suspense>
        </>
      ),
      width: 560,
      okText: action.label,
      cancelText: 'Annuler',
      onOk: () => act(),
    });
  return (
    <>
      <Tooltip title={open.length === 0 ? 'Aucun élément de la sélection ne s’y prête' : undefined}>
        <StepButton
          size="small"
          disabled={open.length === 0}
          loading={isBusy}
          {...keyed(action)}
          onClick={params ? () => setConfirming(true) : action.confirm || action.run ? confirm : () => act()}
        >
          {open.length > 0 && open.length < selected.size ? `${action.label} (${open.length})` : action.label}
        </StepButton>
      </Tooltip>
      {params && isConfirming && (
        <Suspense>
          <ParamsModal
            {...{ resource, params, action }}
            record={null}
            about={count}
            act={act}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
