import type { User } from '@karite/shared/resources';
import { useGetIdentity, useLogout } from '@refinedev/core';
import { Button, Space } from 'antd';
import { useEffect } from 'react';
import { forgetProfile } from '../../providers/profile.ts';
import { nameWindow } from '../../ui/shop.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { SecondFactorPanel, useSecondFactor } from './second-factor-panel.tsx';
import './security.css';

const TITLE = 'Double authentification exigée';

/** The only page for staff without the second factor that the shop requires. `onDone`: they have one. */
export default function SecondFactorDuePage({ onDone }: { onDone: () => void }) {
  const { data: user } = useGetIdentity<User>();
  const { mutate: signOut } = useLogout();
  const { query } = useSecondFactor();
  const state = query.data?.data;
  const isReady = state !== undefined && (state.isOn || state.passkeys > 0);
  useEffect(() => nameWindow(TITLE), []);

  function goOn() {
    forgetProfile();
    onDone();
  }

  return (
    <main className="second-factor-due">
      <h1>{TITLE}</h1>
      <p>
        La boutique demande à toute l’équipe plus qu’un mot de passe. Ajoutez une clé d’accès ou activez une
        application : cela prend une minute, et rien de ce que vous aviez commencé n’est perdu.
      </p>
      {user && <p className="quiet">{user.email}</p>}
      {isReady && (
        <Alert
          type="success"
          showIcon
          message="C’est fait"
          action={
            <Button type="primary" onClick={goOn}>
              Continuer
            </Button>
          }
        />
      )}
      <div className="panels">
        <PasskeysPanel onChange={() => void query.refetch()} />
        <SecondFactorPanel query={query} />
      </div>
      <Space>
        <Button onClick={() => signOut()}>Déconnexion</Button>
      </Space>
    </main>
  );
}
