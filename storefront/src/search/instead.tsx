import { paths } from '@karite/shared/paths';
import { useRoots } from '../catalogue/navigation/roots.ts';
import { ProductGrid } from '../catalogue/product-grid/product-grid.tsx';
import { useChat } from '../identity/use-chat.ts';
import { ButtonAnchor } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Link } from '../ui/link/link.tsx';
import type { SearchData } from './search-loader.ts';
import styles from './search-page.module.css';

type Counts = Readonly<Record<string, readonly { value: string; label: string | null }[] | undefined>>;

/** Where nothing is near to a search: someone to ask, the categories, the concerns of skin and hair, and what sells best (R2141). */
export function Instead({ q, products, facets }: { q: string } & NonNullable<SearchData['instead']>) {
  const roots = useRoots() ?? [];
  const chat = useChat();
  const counts: Counts = facets ?? {};
  const concerns = (field: string, key: string, of: string) =>
    (counts[field] ?? []).map(({ value, label }) => ({
      to: paths.shop({ [key]: value }),
      label: `${of} ${(label ?? value).toLowerCase()}`,
    }));
  return (
    <>
      <EmptyState
        title={`Aucun produit trouvé pour "${q}"`}
        text="Demandez-nous : nous l’avons peut-être sous un autre nom."
      >
        <ButtonAnchor href={chat(`Bonjour, je cherche « ${q} ».`)} target="_blank" rel="noopener noreferrer">
          Demander sur WhatsApp
        </ButtonAnchor>
      </EmptyState>
      <Chips title="Par catégorie" links={roots.map(({ id, title }) => ({ to: paths.category(id), label: title }))} />
      <Chips
        title="Par besoin"
        links={[...concerns('skinTypes', 'peau', 'Peau'), ...concerns('hairTypes', 'cheveux', 'Cheveux')]}
      />
      {products.length > 0 && (
        <section>
          <h2 className={styles.heading}>Meilleures ventes</h2>
          <ProductGrid products={products} rail />
        </section>
      )}
    </>
  );
}

function Chips({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.chips}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
