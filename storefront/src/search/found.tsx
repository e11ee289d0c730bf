import { formatMoney } from '@karite/shared/money';
import { paths } from '@karite/shared/paths';
import { pricesVary } from '../catalogue/shop-product.ts';
import { Link } from '../ui/link/link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Choice, Group } from './choice.tsx';
import { lastSearches, rememberSearch } from './last-searches.ts';
import styles from './quick-results.module.css';
import type { Suggestions } from './use-quick-search.ts';

/** So many ways to go on are offered, those of this device's last searches among them. */
const MOST_TEXTS = 3;

/** Searches of this device come first, and then the shop's own suggestions. */
function textsFor(q: string, { texts }: Suggestions): string[] {
  const begun = q.toLowerCase();
  const former = lastSearches().filter((text) => text.toLowerCase().startsWith(begun) && text.length > q.length);
  return [...new Map([...former, ...texts].map((text) => [text.toLowerCase(), text])).values()].slice(0, MOST_TEXTS);
}

/** What was found for a text: ways to go on, brands and categories, products, each a choice of the combobox and a link. */
export function Found({ q, found, onClose }: { q: string; found: Suggestions; onClose: () => void }) {
  const { names, records } = found;
  const texts = textsFor(q, found);
  return (
    <>
      {[texts, names.brandId, names.categories].some((each) => each.length > 0) && (
        <div role="listbox" id="suggestions" aria-label="Suggestions" className={styles.groups}>
          <Group label="Recherches">
            {texts.map((text) => (
              <Choice key={text} to={paths.search(text)} onClick={() => [rememberSearch(text), onClose()]}>
                {text}
              </Choice>
            ))}
          </Group>
          <Group label="Marques">
            {names.brandId.map(({ value, label }) => (
              <Choice key={value} to={paths.brand(value)} onClick={onClose}>
                {label}
              </Choice>
            ))}
          </Group>
          <Group label="Catégories">
            {names.categories.map(({ value, label, parentId }) => (
              <Choice
                key={value}
                to={parentId ? paths.subcategory(parentId, value) : paths.category(value)}
                onClick={onClose}
              >
                {label}
              </Choice>
            ))}
          </Group>
        </div>
      )}
      {records.length > 0 && (
        <div role="listbox" id="suggested-products" aria-label="Produits proposés">
          <Group label="Produits" isPlain>
            {records.map((product) => (
              <Choice key={product.id} to={paths.product(product.id)} onClick={onClose} className={styles.result}>
                <Picture url={product.images[0]?.url} alt="" sizes="3rem" first />
                <span>{product.name}</span>
                <strong>
                  {pricesVary(product) && <span>{'dès '}</span>}
                  <span>{formatMoney(product.fromPrice)}</span>
                </strong>
              </Choice>
            ))}
          </Group>
        </div>
      )}
      {records.length > 0 && (
        <Link to={paths.search(q)} onClick={() => [rememberSearch(q), onClose()]} className={styles.all}>
          Voir tous les résultats
        </Link>
      )}
    </>
  );
}
