import { plainLine } from '@karite/shared/text';
import { useLogin } from '@refinedev/core';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Credentials, SignIn } from '../providers/auth-provider.ts';
import { isHttpError } from '../providers/http-client.ts';
import { hasSessionEnded, readToken } from '../providers/token.ts';
import { Alert } from '../ui/states/alert.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { CredentialsFields } from './credentials-fields.tsx';
import { knowsPasskeys, PasskeyButton } from './passkey-button.tsx';
import { returnPath } from './return-path.ts';

/** Where an administrator signs in. A customer who does is signed in too, and led to the shop. */
export default function SignInPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [hadToken] = useState(() => readToken() !== null);
  const back = returnPath(params.get('to'));
  // This page handles the redirection and the error itself, instead of Refine.
  const { mutateAsync: login, isPending } = useLogin<SignIn>({ mutationOptions: { onSuccess: () => undefined } });

  async function enter(by: SignIn) {
    setProblem(null);
    const answer = await login(by);
    if (!answer.success) {
      const required = isHttpError(answer.error) ? (answer.error.errors ?? {}) : {};
      const isCodeRequired = 'code' in required;
      setNeedsCode(needsCode || isCodeRequired);
      // A request for the code is no error yet. The message only has to mention the passkey as an alternative.
      const isFirst = isCodeRequired && 'code' in by && !by.code && !('passkey' in required);
      setProblem(isFirst ? null : answer.error?.message || 'Erreur de connexion');
    } else if (answer.redirectTo) window.location.replace(answer.redirectTo);
    else navigate(back, { replace: true });
  }

  const send = ({ email, password, code = '' }: Credentials) => enter({ email: plainLine(email), password, code });

  // The guard judges a session that is already there, and removes a token that is no longer good.
  if (hadToken) return <Navigate to={back} replace />;
  return (
    <AccountCard title="Connexion" text="L’administration de la boutique." problem={problem}>
      {hasSessionEnded() && (
        <Alert
          type="info"
          showIcon
          message="Votre session est terminée"
          description="Reconnectez-vous : vous revenez à votre page, et ce que vous avez commencé est enregistré sur cet appareil."
        />
      )}
      <AccountForm label="Se connecter" isPending={isPending} send={send}>
        <CredentialsFields isNew={false} />
        {needsCode && (
          <Form.Item name="code" label="Code de vérification">
            <Input
              name="code"
              autoComplete="one-time-code"
              autoFocus
              maxLength={40}
              placeholder="De votre application, ou de secours"
            />
          </Form.Item>
        )}
      </AccountForm>
      {knowsPasskeys() && <PasskeyButton enter={(passkey) => enter({ passkey })} onProblem={setProblem} />}
    </AccountCard>
  );
}
