import { paths } from '@karite/shared/paths';
import { useContext } from 'react';
import { PublicUrl } from './page-meta.tsx';
import { StructuredData } from './structured-data.tsx';

/** The most items: a longer list would cost more than it is worth. */
const MOST = 24;

/** The products of a shelf, in order, for search engines; of a long one those that its last page added. */
export function ProductListData({ products }: { products: readonly { id: string; name: string }[] }) {
  const publicUrl = useContext(PublicUrl);
  if (products.length === 0) return null;
  const first = Math.floor((products.length - 1) / MOST) * MOST;
  const itemListElement = products.slice(first).map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: first + index + 1,
    name,
    url: publicUrl + paths.product(id),
  }));
  return <StructuredData record={{ '@type': 'ItemList', itemListElement }} />;
}
