import { Authenticated, type CheckResponse, useIsAuthenticated } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SHOP_HOME } from '../providers/auth-provider.ts';
import { detailOf } from '../providers/http-client.ts';
import { useSecondFactorDue } from '../providers/second-factor-due.ts';
import { Alert } from '../ui/states/alert.tsx';
import { FullPageSpinner } from './spinner.tsx';

const SecondFactorDuePage = lazy(() => import('../accounts/security/second-factor-due-page.tsx'));

/** Leaves the back-office for a page of the shop. */
function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <FullPageSpinner />;
}

/** A visitor is sent to sign in, a customer to the shop; where the session can't be judged nobody is signed out. */
function Refused({ data, error, retry }: { data: CheckResponse | undefined; error: unknown; retry: () => void }) {
  const { pathname, search } = useLocation();
  if (data?.redirectTo === SHOP_HOME) return <Leave to={SHOP_HOME} />;
  if (data?.redirectTo) {
    const back = pathname + search;
    return <Navigate to={back === '/' ? '/login' : `/login?to=${encodeURIComponent(back)}`} replace />;
  }
  return (
    <main className="full-page">
      <Alert
        type="error"
        showIcon
        role="alert"
        message="Impossible de vérifier votre session"
        description={detailOf(error)}
        action={<Button onClick={retry}>Réessayer</Button>}
      />
    </main>
  );
}

/** Lets staff in (R903), once they have the second factor that the shop may require (R918). */
export function Guard({ children }: { children: ReactNode }) {
  const isDue = useSecondFactorDue();
  const { data, error, refetch } = useIsAuthenticated();
  const page = isDue ? (
    <Suspense fallback={<FullPageSpinner />}>
      <SecondFactorDuePage onDone={() => refetch()} />
    </Suspense>
  ) : (
    children
  );
  return (
    <Authenticated
      key="back-office"
      // The check runs again whenever the window gets the focus. The open page stays meanwhile, with all typed text.
      loading={data?.authenticated ? page : <FullPageSpinner />}
      fallback={<Refused data={data} error={error} retry={() => void refetch()} />}
    >
      {page}
    </Authenticated>
  );
}
