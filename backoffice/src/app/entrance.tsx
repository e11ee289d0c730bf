import { BrowserRouter } from 'react-router-dom';
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

/** All that stands around the back-office, also where it fails. */
export const Entrance = () => (
  <BrowserRouter basename="/admin">
    <ThemeModeProvider>
      <ErrorBoundary>
        <BackOffice />
      </ErrorBoundary>
    </ThemeModeProvider>
  </BrowserRouter>
);
