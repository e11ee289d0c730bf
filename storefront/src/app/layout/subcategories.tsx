import { paths } from '@karite/shared/paths';
import { useRoots } from '../../catalogue/navigation/roots.ts';
import { Link } from '../../ui/link/link.tsx';

/** The subcategories of all root categories, in one line that scrolls (R1204). */
export function Subcategories() {
  const roots = useRoots() ?? [];
  return roots.flatMap((root) =>
    root.children.map((child) => (
      <li key={child.id}>
        <Link to={paths.subcategory(root.id, child.id)}>{child.title}</Link>
      </li>
    )),
  );
}
