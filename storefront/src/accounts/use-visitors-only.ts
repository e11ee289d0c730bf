import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionAtom } from '../session/session-atoms.ts';

/** Who is in, or just came in, goes to the front page (R905, R906). */
export function useVisitorsOnly(): void {
  const { status } = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'user') navigate(paths.home, { replace: true });
  }, [status, navigate]);
}
