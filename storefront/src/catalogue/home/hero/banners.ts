import { paths } from '@karite/shared/paths';
import karite from './karite.svg?url';
import protection from './protection.svg?url';
import rituel from './rituel.svg?url';

/** The three banners of the home page (R1131), drawn for the shop. */
export const BANNERS = [
  {
    picture: karite,
    over: 'Distributeur officiel',
    title: 'Le soin juste, pour les peaux d’ici',
    text: 'Des formules dermatologiques choisies pour la chaleur, le soleil et la ville.',
    action: 'Découvrir les produits',
    to: paths.shop(),
  },
  {
    picture: protection,
    over: 'Protection solaire',
    title: 'La lumière, sans les marques',
    text: 'Trouvez en quatre questions la protection qui se fond sur votre carnation.',
    action: 'Faire mon diagnostic',
    to: paths.diagnostic,
  },
  {
    picture: rituel,
    over: 'En ce moment',
    title: 'Le rituel du soir, à prix doux',
    text: 'Dix pour cent de moins sur une sélection de soins du visage et du corps.',
    action: 'Voir les promotions',
    to: paths.promotions(),
  },
] as const;
