import { listRoots } from '../../api/catalogue.ts';
import type { Client } from '../../api/client.ts';
import { orNull, partial } from '../../api/page-error.ts';
import type { Root, RootsData } from './roots.ts';

/** Loaded once for all pages. Without it the shop works, with fewer shortcuts: a failure shows no message (R1302). */
export const rootsLoader = (client: Client) => async () => {
  const roots = await orNull(listRoots(client));
  const pictures = Object.fromEntries(
    (roots ?? []).flatMap(({ children }) => children.map(({ id, image }) => [id, image])),
  );
  const found: RootsData = {
    roots:
      roots?.map(({ id, title, image, children }): Root => {
        return { id, title, image, children: children.map((child) => ({ id: child.id, title: child.title ?? '' })) };
      }) ?? null,
    serverOnly: { pictures },
  };
  return partial(found, roots !== null);
};
