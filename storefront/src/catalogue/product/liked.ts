import { listProducts } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { listTogether } from '../../api/together.ts';
import { uniqueById } from '../shop-product.ts';

/** How many products are shown beside it, and how many of these may be what is bought with it. */
const [LIKED, BOUGHT_WITH] = [6, 3];

/** Products often bought with one, then the best rated of its shelf, all in stock (R1848). */
export async function loadLiked(client: Client, headId: string, shelf: string | undefined) {
  const [ids, near] = await Promise.all([
    listTogether(client, headId),
    shelf
      ? listProducts(client, {
          categories: shelf,
          isAvailable: true,
          _sort: 'score',
          _order: 'desc',
          _start: 0,
          _end: LIKED + 1 + BOUGHT_WITH,
        })
      : null,
  ]);
  const bought = ids.slice(0, BOUGHT_WITH);
  const together = bought.length > 0 ? (await listProducts(client, { id: bought })).items : [];
  const inStock = together.filter(({ isAvailable }) => isAvailable);
  inStock.sort((a, b) => bought.indexOf(a.id) - bought.indexOf(b.id));
  return uniqueById([...inStock, ...(near?.items ?? [])])
    .filter(({ id }) => id !== headId)
    .slice(0, LIKED);
}
