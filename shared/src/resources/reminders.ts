import { FIRST_REMINDERS } from '../notifications/index.ts';
import { boolean, defineSettings, integer } from '../resource/index.ts';

/** When the shop reminds of a cart that was left (R1966). */
export const reminders = defineSettings({
  name: 'reminders',
  label: 'Rappel de panier',
  icon: 'reminder',
  menu: { group: 'marketing' },
  fields: {
    isOn: boolean({ label: 'Rappeler les paniers oubliés', initial: FIRST_REMINDERS.isOn, help: 'Un seul e-mail par panier, aux seuls clients qui l’ont demandé' }),
    hours: integer({
      label: 'Heures après le dernier changement',
      required: 'Un nombre d’heures est obligatoire',
      min: 1,
      max: 72,
      initial: FIRST_REMINDERS.hours,
      help: 'L’e-mail part entre 9 h et 20 h, à l’heure de la boutique',
    }),
  },
  messages: { updated: 'Rappel de panier enregistré', loadFailed: 'Erreur lors du chargement du rappel de panier' },
});
