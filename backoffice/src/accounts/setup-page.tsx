import { useRegister } from '@refinedev/core';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Credentials } from '../providers/auth-provider.ts';
import { PasswordInput } from '../ui/password-input.tsx';
import { AccountCard } from './account-card.tsx';
import { CredentialsFields } from './credentials-fields.tsx';

type Setup = Credentials & { confirmation: string };

/** Makes the first administrator, with the one-time link that the server prints at its start. */
export default function SetupPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const token = params.get('token') ?? '';
  const [problem, setProblem] = useState<string | null>(
    token ? null : 'Ce lien est incomplet : ouvrez celui que le serveur affiche à son démarrage.',
  );
  const { mutateAsync: setUp, isPending } = useRegister<Credentials & { token: string }>();

  async function submit({ email, password }: Setup) {
    setProblem(null);
    const answer = await setUp({ token, email, password });
    if (answer.success) navigate('/', { replace: true });
    else setProblem(answer.error?.message || "Erreur lors de l'inscription");
  }

  return (
    <AccountCard
      title="Premier administrateur"
      text="Choisissez l'e-mail et le mot de passe de l'administration."
      problem={problem}
    >
      <Form<Setup> layout="vertical" requiredMark={false} onFinish={submit} disabled={!token}>
        <CredentialsFields isNew />
        <Form.Item
          name="confirmation"
          label="Confirmation du mot de passe"
          dependencies={['password']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_, value) => {
                if (value !== getFieldValue('password')) throw new Error('Les mots de passe ne correspondent pas');
              },
            }),
          ]}
        >
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" size="large" block loading={isPending}>
          Créer le compte
        </Button>
      </Form>
    </AccountCard>
  );
}
