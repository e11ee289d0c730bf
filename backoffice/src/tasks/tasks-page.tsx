import { formatDateTime } from '@karite/shared/format';
import { resources, type Task, tasks } from '@karite/shared/resources';
import { Link } from 'react-router-dom';
import { shopTimeZone } from '../providers/shop-clock.ts';
import { Dash } from '../resource/kinds/controls/dash.tsx';
import type { NamedCell, NamedCells } from '../resource/named-cell.ts';
import { addressOf } from '../resource/page/address.ts';
import { ResourcePage } from '../resource/resource-page.tsx';

/** To the minute: what waits or failed is mostly of today. */
const moment: NamedCell<Task> = ({ value }) =>
  typeof value === 'string' ? <time dateTime={value}>{formatDateTime(value, shopTimeZone())}</time> : <Dash />;

/** The way to the record that a job is about: a job on a part of one has the record's id before a colon. */
const record: NamedCell<Task> = ({ record: { resource, record } }) => {
  const target = resources.find(({ name }) => name === resource);
  const [id] = (record ?? '').split(':');
  if (!target || !id) return <Dash />;
  return <Link to={addressOf(target, id)}>{`Ouvrir : ${target.label.one}`}</Link>;
};

const CELLS: NamedCells<Task> = { dueAt: moment, startedAt: moment, endedAt: moment, record };
const EMPTY = { narrowed: 'Aucune tâche trouvée', none: 'Aucune tâche pour le moment' };

/** What the shop does by itself, when, and why it failed; the way to the record, to try again and to give up. */
const TasksPage = () => <ResourcePage resource={tasks} cells={CELLS} empty={EMPTY} />;

export default TasksPage;
