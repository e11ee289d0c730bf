import { useLogin } from '@refinedev/core';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Credentials } from '../providers/auth-provider.ts';
import { readToken } from '../providers/token.ts';
import { AccountCard } from './account-card.tsx';
import { CredentialsFields } from './credentials-fields.tsx';
import { returnPath } from './return-path.ts';

/** Where an administrator signs in. A customer who does is signed in too, and led to the shop. */
export default function SignInPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [hadToken] = useState(() => readToken() !== null);
  const { mutateAsync: signIn, isPending } = useLogin<Credentials>();
  const back = returnPath(params.get('to'));

  async function submit(credentials: Credentials) {
    setProblem(null);
    const answer = await signIn(credentials);
    if (!answer.success) setProblem(answer.error?.message || 'Erreur de connexion');
    else if (answer.redirectTo) window.location.replace(answer.redirectTo);
    else navigate(back, { replace: true });
  }

  // The guard judges a session that is already there, and removes a token that is no longer good.
  if (hadToken) return <Navigate to={back} replace />;
  return (
    <AccountCard title="Connexion" text="L'administration de la boutique." problem={problem}>
      <Form<Credentials> layout="vertical" requiredMark={false} onFinish={submit}>
        <CredentialsFields isNew={false} />
        <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
          Se connecter
        </Button>
      </Form>
    </AccountCard>
  );
}
