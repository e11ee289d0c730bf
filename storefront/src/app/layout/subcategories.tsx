import { paths } from '@karite/shared/paths';
import { useRoots } from '../../catalogue/navigation/roots.ts';
import { useLinks } from '../../identity/settings.ts';
import { Link } from '../../ui/link/link.tsx';

/** The links that an administrator added (R1948), and the subcategories of all root categories, in one line that scrolls (R1204). */
export function Subcategories() {
  const roots = useRoots() ?? [];
  const added = useLinks()?.header ?? [];
  const links = [
    ...added.map(({ label, to }) => ({ key: to, to, label })),
    ...roots.flatMap((root) =>
      root.children.map(({ id, title }) => ({ key: id, to: paths.subcategory(root.id, id), label: title })),
    ),
  ];
  return links.map(({ key, to, label }) => (
    <li key={key}>
      <Link to={to}>{label}</Link>
    </li>
  ));
}
