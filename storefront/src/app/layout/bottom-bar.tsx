import { isAdmin } from '@karite/shared/accounts';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../accounts/session/use-session.ts';
import { cartCountAtom } from '../../cart/cart-atoms.ts';
import { useChat } from '../../identity/use-chat.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { NavLink } from '../../ui/link/link.tsx';
import styles from './bottom-bar.module.css';

const WAYS: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.home, icon: 'home', label: 'Accueil' },
  { to: paths.categories, icon: 'grid', label: 'Catégories' },
  { to: paths.promotions(), icon: 'tag', label: 'Promotions' },
];

/**
 * The widget at the page's bottom, for all but administrators (R1202): a bar on phones, the chat alone on wide screens.
 * Absent from pages where an order is made, so that nothing is beside their button.
 */
export function BottomBar() {
  const session = useSession();
  const count = useAtomValue(cartCountAtom);
  const { pathname } = useLocation();
  const chat = useChat();
  if (isAdmin(session.user) || pathname === paths.checkout || pathname === paths.byChat) return null;
  return (
    <nav className={styles.bar} aria-label="Raccourcis">
      {WAYS.map(({ to, icon, label }) => (
        <NavLink key={to} to={to} className={styles.way}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
      <NavLink to={paths.cart} className={styles.way} aria-label={count > 0 ? `Panier : ${count}` : 'Panier'}>
        <Icon name="cart" />
        <span>Panier</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </NavLink>
      <a href={chat()} target="_blank" rel="noopener noreferrer" className={styles.chat}>
        <Icon name="chat" />
        Chat
      </a>
    </nav>
  );
}
