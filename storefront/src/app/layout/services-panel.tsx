import { chatUrl, HOUSE } from '../../house.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link/link.tsx';
import { Panel } from './panel.tsx';

/** The services panel (spec §2). */
export const ServicesPanel = ({ onClose }: { onClose: () => void }) => (
  <Panel title="Services" side="right" onClose={onClose}>
    <ul>
      <li>
        <Link to={paths.home}>Accueil</Link>
      </li>
      <li>
        <Link to={paths.brands}>Marques</Link>
      </li>
      <li>
        <Link to={paths.shop()}>Produits</Link>
      </li>
      <li>
        <Link to={paths.diagnostic}>Diagnostic de peau</Link>
      </li>
      <li>
        <Link to={paths.histoires}>Notre Histoire</Link>
      </li>
      <li>
        <a href={HOUSE.professionalSite} target="_blank" rel="noopener noreferrer">
          Professionnel
        </a>
      </li>
      <li>
        <a href={chatUrl()} target="_blank" rel="noopener noreferrer">
          Besoin d'aide ?
        </a>
      </li>
    </ul>
  </Panel>
);
