import { all as ownLinks } from 'virtual:links';
import { paths } from '@karite/shared/paths';
import { useRoots } from '../../catalogue/navigation/roots.ts';
import { useIdentity, useLinks } from '../../identity/settings.ts';
import { PageMeta } from '../../seo/page-meta.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './site-map-page.module.css';

const GROUPS: { title: string; links: [label: string, to: string][] }[] = [
  {
    title: 'La boutique',
    links: [
      ['Accueil', paths.home],
      ['Produits', paths.shop()],
      ['Promotions', paths.promotions()],
      ['Marques', paths.brands],
      ['Catégories', paths.categories],
      ['Collections', paths.collections],
      ['Diagnostic de peau', paths.diagnostic],
      ['Notre Histoire', paths.histoires],
      ...(ownLinks ?? []).map(({ label, to }): [string, string] => [label, to]),
    ],
  },
  {
    title: 'Vos achats',
    links: [
      ['Panier', paths.cart],
      ['Mes Favoris', paths.favourites],
      ['Connexion', paths.login],
      ["S'inscrire", paths.register],
      ['Mon Profil', paths.profile],
      ['Mes Commandes', paths.orders],
    ],
  },
  {
    title: 'Informations',
    links: [
      ['Contact', paths.contact],
      ['Mentions légales', paths.legal],
      ['Conditions de vente', paths.terms],
      ['Confidentialité', paths.privacy],
      ['Cookies', paths.cookies],
    ],
  },
];

/** Every page that can be named (R1206). It is in `app` because it depends on all features. */
export function Component() {
  const roots = useRoots() ?? [];
  const { name } = useIdentity();
  const hasHelp = useLinks()?.hasHelp;
  return (
    <div className={`page ${styles.map}`}>
      <PageMeta title="Plan du site" description={`Toutes les pages de ${name} : boutique, rayons et informations.`} />
      <h1>Plan du site</h1>
      <div className={styles.groups}>
        {GROUPS.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {title === 'Informations' && hasHelp && (
                <li>
                  <Link to={paths.help}>Aide</Link>
                </li>
              )}
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {roots.map((root) => (
          <section key={root.id}>
            <h2>{root.title}</h2>
            <ul>
              <li>
                <Link to={paths.category(root.id)}>Tout voir</Link>
              </li>
              {root.children.map((child) => (
                <li key={child.id}>
                  <Link to={paths.subcategory(root.id, child.id)}>{child.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
