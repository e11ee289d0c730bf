import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { arePaymentsPlayed } from '../payments/stand-in-banner.tsx';
import { profile } from '../providers/profile.ts';
import { readToken } from '../providers/token.ts';
import BackOffice from './back-office.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadPage } from './pages.ts';
import { ThemeModeProvider } from './theme-mode.tsx';

/** Fetched ahead; where that fails, whoever draws it tries again and says so. */
const prepare = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

// While React begins, what comes next is on its way.
if (readToken()) {
  prepare(profile);
  prepare(arePaymentsPlayed);
  prepare(() => import('./layout.tsx'));
  prepare(() => loadPage(window.location.pathname.slice('/admin/'.length)));
} else {
  // Whoever signs in will want the dashboard.
  const ahead = () => prepare(() => Promise.all([import('./layout.tsx'), loadPage('')]));
  window.addEventListener('input', ahead, { once: true });
}

/** A data router, so that a shop's own page may use blockers and fetchers as well. Its one route holds all others. */
const router = createBrowserRouter(
  [
    {
      path: '*',
      element: (
        <ThemeModeProvider>
          <ErrorBoundary>
            <BackOffice />
          </ErrorBoundary>
        </ThemeModeProvider>
      ),
    },
  ],
  { basename: '/admin' },
);

/** The back-office with all that is around it, also where it fails. */
export const Entrance = () => <RouterProvider router={router} />;
