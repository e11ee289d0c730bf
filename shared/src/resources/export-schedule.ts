import { boolean, choice, dateTime, defineResource, integer, longText, manyToMany, type RecordOf, type ResourceShape, text } from '../resource/index.ts';
import { users } from './user.ts';

const FORMATS = { xlsx: 'Excel', csv: 'CSV' } as const;
const RHYTHMS = { day: 'Chaque jour', week: 'Chaque semaine', month: 'Chaque mois' } as const;
/** In the order of ISO 8601, which numbers them from 1. */
export const WEEKDAYS = { monday: 'Lundi', tuesday: 'Mardi', wednesday: 'Mercredi', thursday: 'Jeudi', friday: 'Vendredi', saturday: 'Samedi', sunday: 'Dimanche' } as const;

/** Lists that are written as files again and again, for people who work here (R1533); `exported` are the resources that have lists. */
export const exportSchedulesOf = (exported: readonly ResourceShape[]) => {
  const labels = Object.fromEntries(exported.map(({ name, label }) => [name, label.many]));
  return defineResource({
    name: 'export-schedules',
    label: { one: 'Export programmé', many: 'Exports programmés' },
    purpose: 'Un fichier qui arrive par e-mail chaque jour, semaine ou mois.',
    icon: 'calendar',
    menu: { group: 'settings', card: 'technical' },
    display: 'name',
    access: { read: 'admin', write: 'admin' },
    // What a program may not read itself it would have sent to somebody.
    isClosedToTokens: true,
    sort: { field: 'name', order: 'asc' },
    form: { sections: { when: 'Quand et à qui', what: 'Ce qui est exporté' } },
    fields: {
      name: text({ label: 'Nom', required: 'Le nom de l’export est obligatoire', maxLength: 80, column: { sortable: true } }),
      // No choice: its values would be the table's own, and another with each resource that a shop adds.
      list: text({ label: 'Liste', required: 'Choisissez la liste', maxLength: 60, labels, section: 'what', column: { sortable: true } }),
      query: longText({ label: 'Recherche, filtres et ordre', section: 'what', maxLength: 2_000, queryOf: 'list' }),
      columns: longText({ label: 'Colonnes', section: 'what', maxLength: 2_000, columnsOf: 'list' }),
      format: choice({ label: 'Format', section: 'what', options: FORMATS, initial: 'xlsx', required: true }),
      isNewOnly: boolean({ label: 'Seulement les nouveautés', section: 'what', initial: false, help: 'Ce qui a été créé depuis l’envoi d’avant.' }),
      every: choice({ label: 'Rythme', options: RHYTHMS, initial: 'day', required: true, column: true }),
      weekday: choice({ label: 'Jour de la semaine', options: WEEKDAYS, initial: 'monday' }),
      monthDay: integer({ label: 'Jour du mois', min: 1, max: 31, initial: 1, help: 'Au plus tard son dernier jour.' }),
      hour: integer({ label: 'Heure', min: 0, max: 23, unit: 'h', initial: 6, required: true, help: 'De 0 à 23, à l’heure de la boutique.' }),
      recipients: manyToMany(users, { label: 'Destinataires', embed: ['email'], column: { width: 170 }, help: 'Des personnes qui peuvent consulter cette liste.' }),
      isOn: boolean({ label: 'Actif', initial: true, column: { yes: 'Oui', no: 'Non' }, filter: true }),
      nextAt: dateTime({ label: 'Prochain envoi', readOnly: true, column: { sortable: true } }),
      lastAt: dateTime({ label: 'Dernier envoi', readOnly: true, column: { sortable: true } }),
      problem: text({ label: 'Problème', readOnly: true }),
    },
    messages: { created: 'Export programmé', deleteConfirm: 'Supprimer cet export programmé ? Plus personne ne le recevra.' },
  });
};

export type ExportSchedule = RecordOf<ReturnType<typeof exportSchedulesOf>>;
