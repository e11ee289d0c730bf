import { type Action, paramsResource, type ResourceShape } from '@karite/shared/resource';
import { matches } from '@karite/shared/resource/where';
import { App } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { offersHere } from '../providers/access-control.ts';
import { mayHere } from '../providers/actor.ts';
import { STATE_ICONS } from '../ui/states/state-icons.tsx';
import { RecordSummary } from './record-summary.tsx';
import { StepButton } from './step-button.tsx';
import { useAct } from './use-act.ts';
import { nameOf, type ShopRecord } from './values.ts';

const ParamsModal = lazy(() => import('./params-modal.tsx'));
const Announcement = lazy(() => import('./announcement.tsx'));

export const isFor = (resource: ResourceShape, { when }: Action, record: ShopRecord): boolean =>
  !when || matches(resource, when, record);

/** By its key a list finds the button of an action. */
export const keyed = ({ key }: Action) =>
  key ? { 'aria-keyshortcuts': key, title: `Touche ${key.toUpperCase()}` } : {};

/** The declared actions that the current user may do. */
export const actionsOf = ({ name, actions = {} }: ResourceShape) =>
  Object.entries(actions).filter(([action]) => mayHere(name, action));

type OneProps = { resource: ResourceShape; record: ShopRecord; isInRow: boolean };

/** The buttons of what a declaration's actions can do with a record as it is now. */
export function DeclaredActions({ resource, record, isInRow }: OneProps) {
  const offered = actionsOf(resource).filter(([, action]) => isFor(resource, action, record));
  // The next step of a window that nobody edits in is what it was opened for.
  const isMain = !isInRow && !offersHere(resource, 'update');
  return offered.map(([name, action], index) => (
    <OneAction
      key={name}
      {...{ resource, record, isInRow, name, action }}
      isMain={isMain && index === 0 && action.key !== undefined}
    />
  ));
}

type OneActionProps = OneProps & { name: string; action: Action; isMain: boolean };

function OneAction({ resource, record, isInRow, name, action, isMain }: OneActionProps) {
  const { modal } = App.useApp();
  const { actOnOne } = useAct(resource);
  const [isBusy, setBusy] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const act = async () => {
    setBusy(true);
    await actOnOne(name, action, record);
    setBusy(false);
  };
  const params = paramsResource(resource, action);
  const question = typeof action.confirm === 'function' ? action.confirm(record) : action.confirm;
  const confirm = () =>
    modal.confirm({
      icon: STATE_ICONS.warning,
      title: question,
      content: (
        <>
          <p>
            <strong>{nameOf(resource, record)}</strong>
          </p>
          <RecordSummary {...{ resource, record }} />
          <Suspense>
            {action.isAnnounced && <Announcement resource={resource.name} id={record.id} action={name} />}
          </Suspense>
        </>
      ),
      width: 560,
      okText: action.label,
      cancelText: 'Annuler',
      onOk: act,
    });
  return (
    <>
      <StepButton
        type={isMain ? 'primary' : 'default'}
        size={isInRow ? 'small' : 'middle'}
        loading={isBusy}
        aria-label={isInRow ? `${action.label} ${nameOf(resource, record)}` : undefined}
        {...keyed(action)}
        onClick={params ? () => setConfirming(true) : question ? confirm : act}
      >
        {action.label}
      </StepButton>
      {params && isConfirming && (
        <Suspense>
          <ParamsModal
            {...{ resource, params, action, record, question }}
            about={nameOf(resource, record)}
            act={(values) => actOnOne(name, action, record, values)}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
