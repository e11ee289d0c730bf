import { paths } from '@karite/shared/paths';
import { Link } from '../../ui/link/link.tsx';
import { Panel } from './panel.tsx';
import { ServiceLinks } from './service-links.tsx';

/** The services panel (R1205). */
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
      <ServiceLinks />
    </ul>
  </Panel>
);
