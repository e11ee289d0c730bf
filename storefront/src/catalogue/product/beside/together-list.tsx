import { paths } from '@karite/shared/paths';
import type { Product } from '@karite/shared/resources';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { addToCartAtom } from '../../../cart/add-lines.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { type ShopProduct, toCartProduct } from '../../shop-product.ts';
import styles from './beside.module.css';

/** As long as the page's own button shows that it worked (R1102), in ms. */
const FEEDBACK_MS = 800;

/** What is often bought with a product, each with a button that puts both into the cart (R1848), or leads to its choices (R1912). */
export const TogetherList = ({ product, others }: { product: Product; others: readonly ShopProduct[] }) => (
  <ul className={styles.together}>
    {others.map((other) => (
      <Together key={other.id} product={product} other={other} />
    ))}
  </ul>
);

function Together({ product, other }: { product: Product; other: ShopProduct }) {
  const addToCart = useSetAtom(addToCartAtom);
  const [added, setAdded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const addBoth = () => {
    const both = [toCartProduct(product), other].map((it) => ({ product: it, quantity: 1 }));
    if (addToCart(both).length > 0) return;
    setAdded(true);
    timer.current = setTimeout(() => setAdded(false), FEEDBACK_MS);
  };
  return (
    <li>
      <Picture url={other.images[0]?.url} alt="" sizes="5rem" />
      <div>
        <Link to={paths.product(other.id)}>{other.name}</Link>
        <Price product={other} />
      </div>
      {other.variants > 0 ? (
        <ButtonLink variant="outline" to={paths.product(other.id)}>
          Choisir<span className="hidden"> {other.name}</span>
        </ButtonLink>
      ) : (
        <Button variant="outline" disabled={added} onClick={addBoth}>
          <span aria-live="polite">{added ? 'Ajoutés au panier !' : 'Ajouter les deux'}</span>
          <span className="hidden">
            {product.name} et {other.name}
          </span>
        </Button>
      )}
    </li>
  );
}
