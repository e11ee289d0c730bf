import { plural } from '@karite/shared/format';
import { type Action, paramsResource, type ResourceShape } from '@karite/shared/resource';
import { matches } from '@karite/shared/resource/where';
import { App, Tooltip } from 'antd';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { offersHere } from '../providers/access-control.ts';
import { mayHere } from '../providers/actor.ts';
import { STATE_ICONS } from '../ui/states/state-icons.tsx';
import type { Selected } from './bulk/use-selection.ts';
import { RecordSummary } from './record-summary.tsx';
import type { StepNote } from './resource-context.ts';
import { StepButton } from './step-button.tsx';
import { useAct } from './use-act.ts';
import { type Fields, nameOf, type ShopRecord } from './values.ts';

const ParamsModal = lazy(() => import('./params-modal.tsx'));
const Announcement = lazy(() => import('./announcement.tsx'));

const isFor = (resource: ResourceShape, { when }: Action, record: ShopRecord): boolean =>
  !when || matches(resource, when, record);

/** By its key a list finds the button of an action. */
const keyed = ({ key }: Action) => (key ? { 'aria-keyshortcuts': key, title: `Touche ${key.toUpperCase()}` } : {});

/** The declared actions that the current user may do. */
const actionsOf = ({ name, actions = {} }: ResourceShape) =>
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

type ManyProps = { resource: ResourceShape; selected: Selected; clear: () => void; note?: ComponentType<StepNote> };

/**
 * The same for the ticked records: each action applies to those that it is for, and shows how many. One with side effects
 * (messages, money) needs a confirmation (R2156).
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
