import { FIRST_IDENTITY } from '@karite/shared/identity';
import { readPicture } from '@karite/shared/media';
import { paths } from '@karite/shared/paths';
import { useIdentity } from '../../identity/settings.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './header.module.css';

/** How high a logo is drawn, in px. */
const HEIGHT = 36;

/** The shop's logo, two leaves of a shea tree until it has one, and its name. */
export function Logo() {
  const { name, logo, isNameShown } = useIdentity();
  const picture = logo && readPicture(logo);
  // Until a shop has its own, the name is drawn: it never waits for a font, nor shows in another one first.
  const isOurs = !picture && name === FIRST_IDENTITY.name;
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
        <Icon
          name={isOurs ? 'karite' : 'leaves'}
          className={isOurs ? styles.drawn : undefined}
          width={isOurs ? 106 : 24}
          height={30}
        />
      )}
      {(isNameShown || !picture) && <span className={isOurs ? 'hidden' : undefined}>{name}</span>}
    </Link>
  );
}
