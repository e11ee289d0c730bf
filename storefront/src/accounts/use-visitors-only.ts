import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterSignIn } from './after-sign-in.ts';
import { useSession } from './session/use-session.ts';

/** Signed-in users go to the page that required it, else to the front page (R905, R906). */
export function useVisitorsOnly(): void {
  const { status } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'user') navigate(afterSignIn(search), { replace: true });
  }, [status, search, navigate]);
}
