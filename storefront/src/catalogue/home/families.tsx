import { paths } from '@karite/shared/paths';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { useRoots } from '../navigation/roots.ts';
import styles from './families.module.css';
import type { Texts } from './home-parts.ts';
import { Section } from './section.tsx';

/** The root categories, as entry points to the shop. */
export function Families({ title }: Texts) {
  const roots = useRoots();
  if (!roots?.length) return null;
  return (
    <Section title={title} more={<Link to={paths.categories}>Toutes les catégories</Link>}>
      <ul className={`rail ${styles.families}`} data-far="">
        {roots.map((root) => (
          <li key={root.id}>
            <Link to={paths.category(root.id)} className={styles.family}>
              <span className={styles.picture}>
                {/* A wide picture in a round frame: what is shown is cut from twice its width. */}
                <Picture url={root.image} alt="" sizes="(min-width: 48rem) 18rem, 9rem" />
              </span>
              <span>{root.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
