import { isAdmin } from '@karite/shared/accounts';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../accounts/session/use-session.ts';
import { cartCountAtom } from '../../cart/cart-atoms.ts';
import { useChat } from '../../identity/use-chat.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { NavLink } from '../../ui/link/link.tsx';
import styles from './bottom-bar.module.css';

/** The header's search takes the focus, and the keyboard of a phone opens; without script the link opens its page. */
function focusSearch(event: MouseEvent) {
  const box = document.querySelector<HTMLElement>('header [name=q]');
  if (!box) return;
  event.preventDefault();
  box.focus();
}

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
      <NavLink to={paths.categories} className={styles.way}>
        <Icon name="grid" />
        Catégories
      </NavLink>
      <NavLink to={paths.search('')} className={styles.way} onClick={focusSearch}>
        <Icon name="search" />
        Recherche
      </NavLink>
      <NavLink to={paths.cart} className={styles.way} aria-label={count > 0 ? `Panier : ${count}` : 'Panier'}>
        <Icon name="cart" />
        <span>Panier</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </NavLink>
      <NavLink to={session.user ? paths.profile : paths.login} className={styles.way}>
        <Icon name="user" />
        Compte
      </NavLink>
      <a href={chat()} target="_blank" rel="noopener noreferrer" className={styles.chat}>
        <Icon name="chat" />
        Chat
      </a>
    </nav>
  );
}
