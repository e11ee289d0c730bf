import { paths } from '@karite/shared/paths';
import { chatUrl, SHOP } from '../../identity/shop.ts';
import { Link } from '../../ui/link/link.tsx';

/** What the shop offers beside its shelves (R1205), on any screen. As list items. */
export const ServiceLinks = () => (
  <>
    <li>
      <Link to={paths.diagnostic}>Diagnostic de peau</Link>
    </li>
    <li>
      <Link to={paths.lookUp}>Suivre une commande</Link>
    </li>
    <li>
      <Link to={paths.histoires}>Notre Histoire</Link>
    </li>
    <li>
      <a href={SHOP.professionalSite} target="_blank" rel="noopener noreferrer">
        Professionnel
      </a>
    </li>
    <li>
      <a href={chatUrl()} target="_blank" rel="noopener noreferrer">
        Besoin d'aide ?
      </a>
    </li>
  </>
);
