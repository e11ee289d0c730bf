import { paths } from '@karite/shared/paths';
import { lazy, Suspense } from 'react';
import { useSession } from '../../accounts/session/use-session.ts';
import { Link } from '../../ui/link/link.tsx';
import { favourites } from './favourites-item.tsx';

/** Visitors, most of those who come, carry nothing of it; where the network does not bring it, one link stays. */
const MemberLinks = lazy(() => import('./member-links.tsx').catch(() => ({ default: () => favourites })));

/** Ways in for visitors, and those of who is logged in (R912). As list items. */
export function AccountLinks() {
  const { user } = useSession();
  return user ? (
    <Suspense>
      <MemberLinks user={user} />
    </Suspense>
  ) : (
    <>
      {favourites}
      <li>
        <Link to={paths.login}>Connexion</Link>
      </li>
      <li>
        <Link to={paths.register}>S'inscrire</Link>
      </li>
    </>
  );
}
