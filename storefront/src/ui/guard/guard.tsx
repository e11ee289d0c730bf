import type { User } from '@karite/shared/resources';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { sessionAtom } from '../../state/session-atoms.ts';
import { Spinner } from '../spinner/spinner.tsx';

/** A page for those who are logged in: a spinner while that is not known, then the page or /login (spec §2, "Guard"). */
export function Guard({ children }: { children: (user: User) => ReactNode }) {
  const { status, user } = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'visitor') navigate(paths.login, { replace: true });
  }, [status, navigate]);
  return user ? children(user) : <Spinner page />;
}
