import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { addToCartAtom, fullText } from '../cart/add-lines.ts';
import type { ShopProduct } from '../catalogue/shop-product.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';

type Line = { productId: string; name: string; quantity: number };

/** Adds the products that are still sold to the cart, at today's prices, and reports the others. */
export function OrderAgain({ items, sold }: { items: readonly Line[]; sold: Map<string, ShopProduct> | null }) {
  const addToCart = useSetAtom(addToCartAtom);
  const [done, setDone] = useState<{ added: number; missing: string[] } | null>(null);

  function fill() {
    if (!sold) return;
    const there = items.flatMap(({ productId, quantity }) => {
      const product = sold.get(productId);
      return product?.inStock ? [{ product, quantity }] : [];
    });
    const left = addToCart(there);
    const missing = items.flatMap(({ productId, name }) => {
      const product = sold.get(productId);
      if (!product) return [`« ${name} » n’est plus proposé.`];
      return product.inStock ? [] : [`« ${name} » est en rupture de stock.`];
    });
    setDone({ added: there.length - left.length, missing: left.length > 0 ? [...missing, fullText(left)] : missing });
  }

  if (!done)
    return (
      <Button variant="outline" disabled={!sold} onClick={fill}>
        Commander à nouveau
      </Button>
    );
  return (
    <Notice kind={done.added > 0 ? 'success' : 'info'}>
      {done.added > 0 && (
        <p>{plural(done.added, 'article ajouté', 'articles ajoutés')} à votre panier, aux prix d’aujourd’hui.</p>
      )}
      {[...new Set(done.missing)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {done.added > 0 && <ButtonLink to={paths.cart}>Voir le panier</ButtonLink>}
    </Notice>
  );
}
