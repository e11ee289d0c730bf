import { paths } from '@karite/shared/paths';
import type { User } from '@karite/shared/resources';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonAnchor } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useSession } from './use-session.ts';

/**
 * A page for signed-in users: a spinner while the session is loading, then the page, /login, or an error when the server
 * gave no answer (R903).
 */
export function Guard({ children }: { children: (user: User) => ReactNode }) {
  const { status, user } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'visitor') navigate(paths.login, { replace: true });
  }, [status, navigate]);
  if (status === 'unreachable')
    return (
      <EmptyState title="Erreur de chargement" text="Impossible de charger les informations du profil.">
        <ButtonAnchor href="">Réessayer</ButtonAnchor>
      </EmptyState>
    );
  return user ? children(user) : <Spinner page />;
}
