import { choice, dateTime, defineResource, integer, type RecordOf, text } from '../resource/index.ts';
import { ONE_OF } from './resource-labels.ts';

/** The result of a job, and the decision of an administrator about it. */
export const TASK_STATES = { waiting: 'En attente', active: 'En cours', retry: 'À retenter', failed: 'En échec', dropped: 'Abandonnée', done: 'Terminée' } as const;

/** The error that pg-boss stores of a failed job, as administrators read it. */
export const QUEUE_PROBLEMS = {
  'job failed by timeout in active state': 'Interrompue : le serveur s’est arrêté, ou n’a pas fini à temps',
  'pg-boss shut down while active': 'Interrompue : le serveur s’est arrêté',
} as const;

/** Work that no request waits for: what is queued, runs or failed, and for some minutes what is done. A view of the queue. */
export const tasks = defineResource({
  name: 'tasks',
  label: { one: 'Tâche', many: 'Tâches', title: 'Tâches de la boutique' },
  icon: 'task',
  display: 'label',
  menu: { group: 'settings', card: 'technical' },
  access: { read: 'admin' },
  isView: true,
  isLog: true,
  isClosedToTokens: true,
  // Failed tasks come before waiting and finished ones.
  sort: { field: 'failures', order: 'desc' },
  fieldsAre: 'readOnly',
  fields: {
    label: text({ label: 'Travail', required: true, column: true, filter: true }),
    name: text({ label: 'Nom technique', required: true }),
    state: choice({ label: 'État', required: true, options: TASK_STATES, column: { sortable: true }, filter: { all: 'Tous les états' } }),
    failures: integer({ label: 'Échecs', required: true, column: { sortable: true }, filter: true }),
    problem: text({ label: 'Dernière erreur', labels: QUEUE_PROBLEMS, column: { truncate: 120 } }),
    resource: text({ label: 'Ressource', labels: ONE_OF }),
    record: text({ label: 'Élément', filter: true }),
    dueAt: dateTime({ label: 'Prévue le', required: true, column: { sortable: true }, filter: true }),
    startedAt: dateTime({ label: 'Commencée le' }),
    endedAt: dateTime({ label: 'Finie le', column: { sortable: true } }),
  },
  actions: {
    again: { label: 'Relancer', when: { state: ['waiting', 'retry', 'failed', 'dropped'] }, set: { state: 'retry' }, done: 'Tâche relancée' },
    drop: {
      label: 'Abandonner',
      when: { state: ['waiting', 'retry', 'failed'] },
      set: { state: 'dropped' },
      confirm: 'Abandonner cette tâche ? Elle ne sera plus tentée.',
      done: 'Tâche abandonnée',
    },
  },
  messages: { loadFailed: 'Erreur lors du chargement des tâches', notFound: 'Tâche introuvable' },
});

export type Task = RecordOf<typeof tasks>;
