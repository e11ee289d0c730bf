import { plainLine } from '@karite/shared/text';
import { useRegister } from '@refinedev/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Credentials } from '../providers/auth-provider.ts';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { CredentialsFields } from './credentials-fields.tsx';
import { PasswordField } from './password-field.tsx';

type Setup = Credentials & { token: string };

/** Makes the first administrator, with the one-time link that the server prints at its start. */
export default function SetupPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const token = params.get('token') ?? '';
  const [problem, setProblem] = useState<string | null>(
    token ? null : 'Ce lien est incomplet : ouvrez celui que le serveur affiche à son démarrage.',
  );
  // This page handles the redirection and the error itself, instead of Refine.
  const { mutateAsync: register, isPending } = useRegister<Setup>({ mutationOptions: { onSuccess: () => undefined } });

  async function send({ email, password }: Credentials) {
    setProblem(null);
    const answer = await register({ token, email: plainLine(email), password });
    if (answer.success) navigate('/', { replace: true });
    else setProblem(answer.error?.message || "Erreur lors de l'inscription");
  }

  return (
    <AccountCard
      title="Premier administrateur"
      text="Choisissez l’e-mail et le mot de passe de l’administration."
      problem={problem}
    >
      <AccountForm label="Créer le compte" isDisabled={!token} isPending={isPending} send={send}>
        <CredentialsFields isNew />
        <PasswordField
          name="confirmation"
          label="Confirmation du mot de passe"
          autoComplete="new-password"
          dependencies={['password']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_, confirmation) => {
                if ((confirmation ?? '') !== (getFieldValue('password') ?? ''))
                  throw new Error('Les mots de passe ne correspondent pas');
              },
            }),
          ]}
        />
      </AccountForm>
    </AccountCard>
  );
}
