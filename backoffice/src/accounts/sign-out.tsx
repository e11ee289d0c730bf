import { LogoutOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { authProvider, SHOP_SIGN_IN } from '../providers/auth-provider.ts';

/** How long "Déconnexion en cours..." shows, in ms (R913). */
const PENDING_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Signing out (R913): asked first, then a second of "en cours", then the shop's own way in. */
export function SignOut() {
  const [step, setStep] = useState<'idle' | 'asking' | 'pending'>('idle');

  async function confirm() {
    setStep('pending');
    await pause(PENDING_MS);
    // Not through Refine's hook: it would ask every open list again, without a session, while the page is being left.
    await authProvider.logout({});
    window.location.assign(SHOP_SIGN_IN);
  }

  return (
    <>
      <Button type="text" icon={<LogoutOutlined aria-hidden />} onClick={() => setStep('asking')}>
        Déconnexion
      </Button>
      <Modal
        open={step !== 'idle'}
        title="Déconnexion"
        okText={step === 'pending' ? 'Déconnexion en cours...' : 'Déconnexion'}
        cancelText="Annuler"
        okButtonProps={{ danger: true }}
        cancelButtonProps={{ disabled: step === 'pending' }}
        confirmLoading={step === 'pending'}
        closable={step !== 'pending' && { 'aria-label': 'Fermer la fenêtre' }}
        maskClosable={step !== 'pending'}
        width={440}
        onOk={confirm}
        onCancel={() => setStep('idle')}
      >
        <p>Êtes-vous sûr de vouloir vous déconnecter de l'administration ?</p>
      </Modal>
    </>
  );
}
