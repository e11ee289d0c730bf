import { isAdmin, isStaff } from '@karite/shared/accounts';
import { paths } from '@karite/shared/paths';
import { useAtomValue, useSetAtom } from 'jotai';
import { closeSessionAtom, sessionAtom } from '../../session/session-atoms.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';

const favourites = (
  <li>
    <Link to={paths.favourites}>Favoris</Link>
  </li>
);

/** Ways in for visitors; e-mail, orders or administration, and the way out for those who are in (R912). As list items. */
export function AccountLinks() {
  const session = useAtomValue(sessionAtom);
  const close = useSetAtom(closeSessionAtom);
  if (!session.user)
    return (
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
  return (
    <>
      <li>
        <Link to={paths.profile} data-part="email">
          {session.user.email}
        </Link>
      </li>
      {isStaff(session.user) && (
        <li>
          <a href={paths.admin}>Administration</a>
        </li>
      )}
      {!isAdmin(session.user) && (
        <>
          <li>
            <Link to={paths.orders}>Mes Commandes</Link>
          </li>
          {favourites}
          <li>
            <Link to={paths.orders} aria-label="Notifications" title="Notifications">
              <Icon name="bell" />
            </Link>
          </li>
        </>
      )}
      <li>
        <button type="button" onClick={close} title="Déconnexion">
          <Icon name="logout" /> <span>Déconnexion</span>
        </button>
      </li>
    </>
  );
}
