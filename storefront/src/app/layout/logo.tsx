import { readPicture } from '@karite/shared/media';
import { paths } from '@karite/shared/paths';
import { useIdentity } from '../../identity/settings.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './header.module.css';

/** How high a logo is drawn, in px. */
const HEIGHT = 36;

/** The shop's logo, two leaves of a shea tree until it has one, and its name. */
export function Logo() {
  const { name, logo, isNameShown } = useIdentity();
  const picture = logo && readPicture(logo);
  return (
    <Link to={paths.home} className={styles.logo}>
      {picture ? (
        <img
          src={picture.variants[picture.width > 4 * picture.height ? 1 : 0]?.url ?? picture.url}
          width={Math.round((HEIGHT * picture.width) / picture.height)}
          height={HEIGHT}
          alt={isNameShown ? '' : name}
        />
      ) : (
        <svg viewBox="0 0 24 30" width="22" height="28" aria-hidden="true">
          <path d="M11.5 29C3 24 1 13 5 2c8 5 10 16 6.5 27z" fill="#e3b7a5" />
          <path d="M12.5 29C21 24 23 13 19 2c-8 5-10 16-6.5 27z" fill="#b54e5a" />
        </svg>
      )}
      {(isNameShown || !picture) && name}
    </Link>
  );
}
