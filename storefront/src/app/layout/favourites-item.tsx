import { paths } from '@karite/shared/paths';
import { Link } from '../../ui/link/link.tsx';

export const favourites = (
  <li>
    <Link to={paths.favourites}>Favoris</Link>
  </li>
);
