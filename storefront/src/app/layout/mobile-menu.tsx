import { header as ownLinks } from 'virtual:links';
import { paths } from '@karite/shared/paths';
import { useRoots } from '../../catalogue/navigation/roots.ts';
import { DataSaverSwitch } from '../../connection/data-saver-switch.tsx';
import { useLinks } from '../../identity/settings.ts';
import { Link } from '../../ui/link/link.tsx';
import { AccountLinks } from './account-links.tsx';
import { Panel } from './panel.tsx';
import { ServiceLinks } from './service-links.tsx';

/** The same ways as the desktop header and its services panel, one below the other (R1204). */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const roots = useRoots();
  const links = useLinks();
  return (
    <Panel title="Menu" side="left" onClose={onClose}>
      <ul data-pairs>
        <li>
          <Link to={paths.home}>Accueil</Link>
        </li>
        <li>
          <Link to={paths.shop()}>Produits</Link>
        </li>
        <li>
          <Link to={paths.brands}>Marques</Link>
        </li>
        <li>
          <Link to={paths.promotions()}>Promotions</Link>
        </li>
        <li>
          <Link to={paths.collections}>Collections</Link>
        </li>
        {[...(ownLinks ?? []), ...(links?.header ?? [])].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <div>
        {roots === null && <p>Chargement...</p>}
        {roots?.map((root) => (
          <details key={root.id} name="rayons" className="fold">
            <summary>{root.title}</summary>
            <ul>
              {root.children.map((child) => (
                <li key={child.id}>
                  <Link to={paths.subcategory(root.id, child.id)}>{child.title}</Link>
                </li>
              ))}
              <li>
                <Link to={paths.category(root.id)}>
                  Tout voir<span className="hidden"> : {root.title}</span>
                </Link>
              </li>
            </ul>
          </details>
        ))}
        <details name="rayons" className="fold">
          <summary>Services</summary>
          <ul>
            <ServiceLinks />
          </ul>
        </details>
      </div>
      <ul data-pairs>
        <AccountLinks />
      </ul>
      <DataSaverSwitch />
    </Panel>
  );
}
