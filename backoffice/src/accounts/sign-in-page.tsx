import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { authProvider } from '../providers/auth-provider.ts';
import { readToken } from '../providers/token.ts';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { CredentialsFields, readCredentials } from './credentials-fields.tsx';
import { returnPath } from './return-path.ts';

/** Where an administrator signs in. A customer who does is signed in too, and led to the shop. `prepare` fetches what comes next. */
export default function SignInPage({ prepare }: { prepare: () => void }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [hadToken] = useState(() => readToken() !== null);
  const back = returnPath(params.get('to'));

  async function send(form: HTMLFormElement) {
    setProblem(null);
    const answer = await authProvider.login(readCredentials(form).credentials);
    if (!answer.success) setProblem(answer.error?.message || 'Erreur de connexion');
    else if (answer.redirectTo) window.location.replace(answer.redirectTo);
    else navigate(back, { replace: true });
  }

  // The guard judges a session that is already there, and removes a token that is no longer good.
  if (hadToken) return <Navigate to={back} replace />;
  return (
    <AccountCard title="Connexion" text="L'administration de la boutique." problem={problem}>
      <AccountForm label="Se connecter" judge={(form) => readCredentials(form).problems} send={send} onBegin={prepare}>
        {(problems) => <CredentialsFields isNew={false} problems={problems} />}
      </AccountForm>
    </AccountCard>
  );
}
