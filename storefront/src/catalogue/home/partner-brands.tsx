import { paths } from '@karite/shared/paths';
import { ButtonAnchor } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BrandsPart } from './home-parts.ts';
import styles from './partner-brands.module.css';
import { Section } from './section.tsx';

/** Three brands that an administrator chose (R1134). */
export function PartnerBrands({ brands, ...texts }: BrandsPart) {
  return (
    <Section {...texts} more={<Link to={paths.brands}>Voir toutes les marques</Link>}>
      {brands === null && (
        <Notice kind="error">
          <p>Erreur lors du chargement des marques.</p>
          <ButtonAnchor variant="quiet" href={paths.home}>
            Réessayer
          </ButtonAnchor>
        </Notice>
      )}
      <ul className={styles.brands} data-far="">
        {brands?.map((brand) => (
          <li key={brand.id} className={styles.brand}>
            <Picture url={brand.logo} alt="" sizes="(min-width: 48rem) 24rem, 30vw" />
            <h3>
              <Link to={paths.brand(brand.id)}>{brand.name}</Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
