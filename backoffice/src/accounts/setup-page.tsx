import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { authProvider } from '../providers/auth-provider.ts';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { CredentialsFields, type Problems, readCredentials, typedIn } from './credentials-fields.tsx';
import { PasswordField } from './password-field.tsx';

/** What is wrong with the first account as it is typed. */
function judge(form: HTMLFormElement): Problems {
  const { credentials, problems } = readCredentials(form);
  const isSame = typedIn(form, 'confirmation') === credentials.password;
  return isSame ? problems : { ...problems, confirmation: 'Les mots de passe ne correspondent pas' };
}

/** Makes the first administrator, with the one-time link that the server prints at its start. */
export default function SetupPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const token = params.get('token') ?? '';
  const [problem, setProblem] = useState<string | null>(
    token ? null : 'Ce lien est incomplet : ouvrez celui que le serveur affiche à son démarrage.',
  );

  async function send(form: HTMLFormElement) {
    setProblem(null);
    const answer = await authProvider.register?.({ token, ...readCredentials(form).credentials });
    if (answer?.success) navigate('/', { replace: true });
    else setProblem(answer?.error?.message || "Erreur lors de l'inscription");
  }

  return (
    <AccountCard
      title="Premier administrateur"
      text="Choisissez l'e-mail et le mot de passe de l'administration."
      problem={problem}
    >
      <AccountForm label="Créer le compte" isDisabled={!token} judge={judge} send={send}>
        {(problems) => (
          <>
            <CredentialsFields isNew problems={problems} />
            <PasswordField
              name="confirmation"
              label="Confirmation du mot de passe"
              autoComplete="new-password"
              problem={problems.confirmation}
            />
          </>
        )}
      </AccountForm>
    </AccountCard>
  );
}
