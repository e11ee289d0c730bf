import { isAdmin, isStaff } from '@karite/shared/accounts';
import { paths } from '@karite/shared/paths';
import type { User } from '@karite/shared/resources';
import { useSetAtom } from 'jotai';
import { closeSessionAtom } from '../../accounts/session/session-atoms.ts';
import { useSavedCart } from '../../cart/left/use-saved-cart.ts';
import { Bell } from '../../notifications/bell.tsx';
import { endPush } from '../../notifications/push.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { favourites } from './favourites-item.tsx';

/** For who is logged in: e-mail, orders or administration, what is new, and the way out (R912). As list items. */
export default function MemberLinks({ user }: { user: User }) {
  const close = useSetAtom(closeSessionAtom);
  const leave = () => {
    endPush().catch(() => null);
    close();
  };
  useSavedCart(user.id);
  return (
    <>
      <li>
        <Link to={paths.profile} data-part="email">
          {user.email}
        </Link>
      </li>
      {isStaff(user) && (
        <li>
          <a href={paths.admin}>Administration</a>
        </li>
      )}
      {!isAdmin(user) && (
        <>
          <li>
            <Link to={paths.orders}>Mes Commandes</Link>
          </li>
          {favourites}
          <li>
            <Bell />
          </li>
        </>
      )}
      <li>
        <button type="button" onClick={leave} title="Déconnexion">
          <Icon name="logout" /> <span>Déconnexion</span>
        </button>
      </li>
    </>
  );
}
