import { readPicture } from '@karite/shared/media';
import { paths } from '@karite/shared/paths';
import { useRoots, useSubcategoryPictures } from '../../catalogue/navigation/roots.ts';
import { Link } from '../../ui/link/link.tsx';

/** The smallest file of a picture: it is shown as wide as a thumb. */
const smallest = (url: string): string => readPicture(url)?.variants[0]?.url ?? url;

/**
 * The subcategories of all root categories, by root (R1926): a root opens its own. Drawn by the server, which has their
 * pictures; these are fetched when a root is opened.
 */
export function Shelves() {
  const roots = useRoots() ?? [];
  const pictures = useSubcategoryPictures();
  return roots.map((root) => (
    <li key={root.id}>
      <button type="button">{root.title}</button>
      <div>
        <ul className="page" aria-label={root.title}>
          {root.children.map((child) => {
            const picture = pictures[child.id];
            return (
              <li key={child.id}>
                <Link to={paths.subcategory(root.id, child.id)}>
                  {picture ? <img src={smallest(picture)} alt="" width={64} height={64} loading="lazy" /> : <i />}
                  {child.title}
                </Link>
              </li>
            );
          })}
          <li>
            <Link to={paths.category(root.id)}>
              Tout voir<span className="hidden"> : {root.title}</span>
            </Link>
          </li>
        </ul>
      </div>
    </li>
  ));
}
