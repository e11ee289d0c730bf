import { formatFcfa } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { Link } from '../ui/link/link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import styles from './search-box.module.css';
import { Searching } from './searching.tsx';
import { useQuickSearch } from './use-quick-search.ts';

/** The drop-down below the search box: the first five matches, and the way to all of them (R1002). */
export default function QuickResults({ q, onChoose }: { q: string; onChoose: () => void }) {
  const { status, products } = useQuickSearch(q);
  if (status === 'idle') return null;
  if (status === 'loading' && products.length === 0) return <Searching />;
  return (
    <div className={styles.results} role="status">
      {products.length === 0 && <p>Aucun produit trouvé</p>}
      {products.map((product) => (
        <Link key={product.id} to={paths.product(product.id)} onClick={onChoose} className={styles.result}>
          <Picture url={product.images[0]?.url} alt="" sizes="3.5rem" first />
          <span>{product.name}</span>
          <strong>{formatFcfa(product.salePrice)}</strong>
        </Link>
      ))}
      {products.length > 0 && (
        <Link to={paths.search(q)} onClick={onChoose} className={styles.all}>
          Voir tous les résultats
        </Link>
      )}
    </div>
  );
}
