import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import SignInPage from '../accounts/sign-in-page.tsx';
import { arePaymentsPlayed } from '../payments/stand-in-banner.tsx';
import { profile } from '../providers/profile.ts';
import { readToken } from '../providers/token.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadPage } from './pages.ts';
import { FullPageSpinner } from './spinner.tsx';
import { ThemeModeProvider } from './theme-mode.tsx';

const loadBackOffice = () => import('./back-office.tsx');
const BackOffice = lazy(loadBackOffice);
const SetupPage = lazy(() => import('../accounts/setup-page.tsx'));

/** Fetched ahead; where that fails, whoever draws it tries again and says so. */
const prepare = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

// While React begins, what comes next is on its way.
if (readToken()) {
  prepare(profile);
  prepare(arePaymentsPlayed);
  prepare(loadBackOffice);
  prepare(() => loadPage(window.location.pathname.slice('/admin/'.length)));
}

/** Every address under /admin/: two that are open and load little, and behind them the back-office. */
export const Entrance = () => (
  <BrowserRouter basename="/admin">
    <ThemeModeProvider>
      <ErrorBoundary>
        <Suspense fallback={<FullPageSpinner />}>
          <Routes>
            <Route path="login" element={<SignInPage prepare={() => prepare(loadBackOffice)} />} />
            <Route path="setup" element={<SetupPage />} />
            <Route path="*" element={<BackOffice />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </ThemeModeProvider>
  </BrowserRouter>
);
