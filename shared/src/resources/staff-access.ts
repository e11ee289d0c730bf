import { boolean, defineSettings } from '../resource/index.ts';

/** What the shop requires of its staff before they may sign in (R918). */
export const staffAccess = defineSettings({
  name: 'staff-access',
  label: 'Accès de l’équipe',
  icon: 'access',
  menu: { group: 'settings', card: 'team' },
  fields: {
    isSecondFactorRequired: boolean({
      label: 'Exiger la double authentification de l’équipe',
      initial: false,
      help: 'Dès l’enregistrement, qui n’a ni application ni clé d’accès ne peut plus qu’en ajouter une, et ses jetons d’accès sont refusés. Les clients ne sont pas concernés.',
    }),
  },
  messages: { updated: 'Accès de l’équipe enregistré', loadFailed: 'Erreur lors du chargement de l’accès de l’équipe' },
});
