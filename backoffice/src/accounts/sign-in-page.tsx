import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { authProvider, type SignIn } from '../providers/auth-provider.ts';
import { isHttpError } from '../providers/http-client.ts';
import { readToken } from '../providers/token.ts';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { CredentialsFields, readCredentials, typedIn } from './credentials-fields.tsx';
import { knowsPasskeys, PasskeyButton } from './passkey-button.tsx';
import { returnPath } from './return-path.ts';
import { TextField } from './text-field.tsx';

/** Where an administrator signs in. A customer who does is signed in too, and led to the shop. `prepare` fetches what comes next. */
export default function SignInPage({ prepare }: { prepare: () => void }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const [hadToken] = useState(() => readToken() !== null);
  const back = returnPath(params.get('to'));

  async function enter(by: SignIn) {
    setProblem(null);
    const answer = await authProvider.login(by);
    if (!answer.success) {
      const asked = isHttpError(answer.error) ? (answer.error.errors ?? {}) : {};
      const isAsked = 'code' in asked;
      setAsksCode(asksCode || isAsked);
      // Nothing is wrong yet when the code is asked for; that a passkey does as well, has to be said.
      const isFirst = isAsked && 'code' in by && !by.code && !('passkey' in asked);
      setProblem(isFirst ? null : answer.error?.message || 'Erreur de connexion');
    } else if (answer.redirectTo) window.location.replace(answer.redirectTo);
    else navigate(back, { replace: true });
  }

  const send = (form: HTMLFormElement) => enter({ ...readCredentials(form).credentials, code: typedIn(form, 'code') });

  // The guard judges a session that is already there, and removes a token that is no longer good.
  if (hadToken) return <Navigate to={back} replace />;
  return (
    <AccountCard title="Connexion" text="L'administration de la boutique." problem={problem}>
      <AccountForm label="Se connecter" judge={(form) => readCredentials(form).problems} send={send} onBegin={prepare}>
        {(problems) => (
          <>
            <CredentialsFields isNew={false} problems={problems} />
            {asksCode && (
              <TextField
                name="code"
                label="Code de vérification"
                autoComplete="one-time-code"
                autoFocus
                maxLength={40}
                placeholder="De votre application, ou de secours"
                problem={undefined}
              />
            )}
          </>
        )}
      </AccountForm>
      {knowsPasskeys() && <PasskeyButton enter={(passkey) => enter({ passkey })} tell={setProblem} />}
    </AccountCard>
  );
}
