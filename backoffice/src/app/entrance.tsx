import { lazy, Suspense } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import SignInPage from '../accounts/sign-in-page.tsx';
import { arePaymentsPlayed } from '../payments/stand-in-chip.tsx';
import { profile } from '../providers/profile.ts';
import { readToken } from '../providers/token.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { loadPage } from './pages.ts';
import { FullPageSpinner } from './spinner.tsx';
import { ThemeModeProvider } from './theme-mode.tsx';

const loadBackOffice = () => import('./back-office.tsx');
const BackOffice = lazy(loadBackOffice);
const SetupPage = lazy(() => import('../accounts/setup-page.tsx'));

/** Fetched ahead. Where that fails, the component tries again and shows the error. */
const prepare = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

// While React begins, what comes next is on its way.
if (readToken()) {
  prepare(profile);
  prepare(arePaymentsPlayed);
  prepare(loadBackOffice);
  prepare(() => import('./layout.tsx'));
  prepare(() => loadPage(window.location.pathname.slice('/admin/'.length)));
} else {
  // The dashboard comes first after a sign-in.
  const ahead = () => prepare(() => Promise.all([loadBackOffice(), import('./layout.tsx'), loadPage('')]));
  window.addEventListener('input', ahead, { once: true });
}

const Around = () => (
  <ThemeModeProvider>
    <ErrorBoundary>
      <Suspense fallback={<FullPageSpinner />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  </ThemeModeProvider>
);

/** The two pages that are open load little: Refine with the session alone. */
const Open = () => (
  <Frame>
    <Outlet />
  </Frame>
);

/** A data router, so that a shop's own page may use blockers and fetchers as well. One route holds all behind the guard. */
const router = createBrowserRouter(
  [
    {
      element: <Around />,
      children: [
        {
          element: <Open />,
          children: [
            { path: 'login', element: <SignInPage /> },
            { path: 'setup', element: <SetupPage /> },
          ],
        },
        { path: '*', element: <BackOffice /> },
      ],
    },
  ],
  { basename: '/admin' },
);

/** Every address under /admin/. */
export const Entrance = () => <RouterProvider router={router} />;
