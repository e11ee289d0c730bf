import { useIsAuthenticated } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SHOP_HOME } from '../providers/auth-provider.ts';
import { detailOf } from '../providers/http-client.ts';
import { useSecondFactorDue } from '../providers/second-factor-due.ts';
import { FullPageSpinner } from './spinner.tsx';

const SecondFactorDuePage = lazy(() => import('../security/second-factor-due-page.tsx'));

/** Leaves the back-office for a page of the shop. */
function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <FullPageSpinner />;
}

/**
 * Lets administrators in (R903), once they have the second factor that the shop may ask for (R918): a visitor is sent to sign in, a customer to the shop. While the session is being
 * judged a spinner replaces the page; when it can't be judged, that is said, and nobody is signed out.
 */
export function Guard({ children }: { children: ReactNode }) {
  const isDue = useSecondFactorDue();
  const { data, isLoading, isFetching, refetch } = useIsAuthenticated();
  const { pathname, search } = useLocation();
  if (isLoading || !data) return <FullPageSpinner />;
  if (data.authenticated)
    return isDue ? (
      <Suspense fallback={<FullPageSpinner />}>
        <SecondFactorDuePage onDone={() => refetch()} />
      </Suspense>
    ) : (
      children
    );
  // What was said before somebody signed in would send them back to the form, and the form here, on and on.
  if (isFetching) return <FullPageSpinner />;
  if (data.redirectTo === SHOP_HOME) return <Leave to={SHOP_HOME} />;
  if (data.redirectTo) {
    const back = pathname + search;
    return <Navigate to={back === '/' ? '/login' : `/login?to=${encodeURIComponent(back)}`} replace />;
  }
  return (
    <div className="full-page">
      <Alert
        type="error"
        showIcon
        message="Impossible de vérifier votre session"
        description={detailOf(data.error)}
        action={<Button onClick={() => refetch()}>Réessayer</Button>}
      />
    </div>
  );
}
