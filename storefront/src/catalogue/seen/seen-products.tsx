import { paths } from '@karite/shared/paths';
import { useEffect, useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { listProducts } from '../../api/catalogue.ts';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { useNear } from '../near/use-near.ts';
import type { ShopProduct } from '../shop-product.ts';
import { noteSeen } from './seen-ids.ts';
import styles from './seen-products.module.css';

/** As many as a wide screen has in a line. */
const SHOWN = 6;

/** The products viewed on this device before this one, small (R1843): requested when the shopper scrolls near them. */
export function SeenProducts({ productId }: { productId: string }) {
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => setIds(noteSeen(productId).slice(0, SHOWN)), [productId]);
  const { place, value: products } = useNear<ShopProduct[]>(
    async () =>
      (await listProducts(browserClient, { id: ids })).items.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    ids,
    [],
  );
  if (ids.length === 0 || products?.length === 0) return null;
  return (
    <section ref={place} className={styles.seen} aria-labelledby="vus">
      <h2 id="vus">Vus récemment</h2>
      <ul className="rail">
        {products?.map((product) => (
          <li key={product.id}>
            <Link to={paths.product(product.id)}>
              <Picture url={product.images[0]?.url} alt="" sizes="(min-width: 48rem) 11rem, 7rem" />
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
