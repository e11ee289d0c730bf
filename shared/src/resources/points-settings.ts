import { formatMoney, inCurrency } from '../money/index.ts';
import { paths } from '../paths/index.ts';
import { CODE_DAYS, FIRST_POINTS, MOST_LEAST, MOST_RATE, MOST_WORTH, POINTS_AMOUNT, WORTH_POINTS } from '../points/index.ts';
import { boolean, defineSettings, integer, type RecordOf } from '../resource/index.ts';

/** Whether customers earn points, and what those are worth (R1970). Off until a shop switches it on. */
export const pointsSettings = defineSettings({
  name: 'points-settings',
  label: 'Points de fidélité',
  icon: 'gift',
  menu: { group: 'settings', card: 'prices' },
  read: 'everyone',
  shownAt: paths.profile,
  fields: {
    isOn: boolean({
      label: 'Donner des points aux clients',
      initial: FIRST_POINTS.isOn,
      help: 'Arrêtés, les points ne se gagnent et ne s’échangent plus. Ceux des clients restent, et les codes déjà reçus valent toujours',
    }),
    rate: integer({
      label: `Points pour ${formatMoney(POINTS_AMOUNT)} d’articles`,
      required: 'Un nombre de points est obligatoire',
      min: 1,
      max: MOST_RATE,
      initial: FIRST_POINTS.rate,
      help: 'Sur les articles payés, remises déduites et sans la livraison, quand la commande est terminée',
    }),
    worth: integer({
      label: inCurrency(WORTH_POINTS === 1 ? 'Valeur d’un point' : `Valeur de ${WORTH_POINTS} points`),
      required: 'Une valeur est obligatoire',
      min: 1,
      max: MOST_WORTH,
      initial: FIRST_POINTS.worth,
      help: `${WORTH_POINTS === 1 ? 'Ce qu’un point retire' : 'Ce qu’ils retirent'} du prix par le code de l’échange, qui vaut ${CODE_DAYS} jours`,
    }),
    least: integer({
      label: 'Points à échanger au moins',
      required: 'Un nombre de points est obligatoire',
      min: 1,
      max: MOST_LEAST,
      initial: FIRST_POINTS.least,
      help: 'En dessous, le client continue d’en gagner',
    }),
  },
  messages: { updated: 'Points de fidélité enregistrés', loadFailed: 'Erreur lors du chargement des points de fidélité' },
});

export type PointsSettings = RecordOf<typeof pointsSettings>;
