import { Component as OwnPart } from 'virtual:slot/footer';
import { isAdmin } from '@karite/shared/accounts';
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useSession } from '../../accounts/session/use-session.ts';
import { STATUS_ID } from '../../connection/connection-status.ts';
import { StaticMarkup } from '../../hydration/static-markup.tsx';
import { restoreScroll } from '../navigation/scroll-restoration.ts';
import { BottomBar } from './bottom-bar.tsx';
import footer from './footer.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import topBanner from './top-banner.module.css';
import { TopBanner } from './top-banner.tsx';

const TopContent = import.meta.env.SSR || import.meta.env.DEV ? TopBanner : null;
const FooterContent = import.meta.env.SSR || import.meta.env.DEV ? Footer : null;

/** For administrators alone: nobody else fetches it. Without it the shop is as others see it. */
const AdminNav = lazy<ComponentType>(() => import('./admin-nav.tsx').catch(() => ({ default: () => null })));

/** The frame of every page (R1202). */
export function Layout() {
  const main = useFocusOnNavigation();
  const { key } = useLocation();
  // In the back-office's frame a draft is seen as visitors will see it (R1946).
  const admin = isAdmin(useSession().user) && top === self;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its key
  useLayoutEffect(restoreScroll, [key]);
  return (
    <>
      <a href="#contenu" className="hidden">
        Aller au contenu
      </a>
      <PageProgress />
      <StaticMarkup id="annonces" label="Annonces" className={topBanner.banner} Content={TopContent} />
      <Header />
      <div className={styles.body} data-admin={admin || undefined}>
        {admin && (
          <Suspense>
            <AdminNav />
          </Suspense>
        )}
        <main id="contenu" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {OwnPart && <OwnPart />}
      <StaticMarkup id="pied" as="footer" className={footer.footer} Content={FooterContent} />
      <BottomBar />
      <ConnectionStatus />
    </>
  );
}

/** The place for `connection-status.ts`, which may have written before hydration: React does not change its content. */
const ConnectionStatus = () => (
  <p
    id={STATUS_ID}
    role="status"
    className={styles.line}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);

/** On a slow network, people repeat a tap without feedback: the bar gives it. */
function PageProgress() {
  const busy = useNavigation().state !== 'idle';
  return <div className={styles.progress} data-busy={busy} aria-hidden="true" />;
}

/** A new page starts at its content, for those who read by keyboard or ear; not the first one, nor a mere filter. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // Who chooses another shade goes on from there (R1913).
    if (!document.activeElement?.closest('[data-keep-scroll]')) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
