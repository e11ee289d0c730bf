import { LogoutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { actorNow } from '../providers/actor.ts';
import { authProvider, SHOP_SIGN_IN } from '../providers/auth-provider.ts';

const SignOutModal = lazy(() => import('./sign-out-modal.tsx'));

/** How long "Déconnexion en cours..." shows, in ms (R913). */
const PENDING_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Signing out (R913): a confirmation, then a second of "en cours", then the shop's sign-in page. */
export function SignOut() {
  const [step, setStep] = useState<'idle' | 'asking' | 'pending'>('idle');

  async function confirm() {
    setStep('pending');
    await pause(PENDING_MS);
    // Refine's hook would request every open list again, without a session, while the page is being left.
    const account = actorNow();
    if (account) await import('../resource/form/unsaved/draft-store.ts').then((it) => it.dropDrafts(account.id));
    await authProvider.logout({});
    window.location.assign(SHOP_SIGN_IN);
  }

  return (
    <>
      <Button type="text" icon={<LogoutOutlined aria-hidden />} onClick={() => setStep('asking')}>
        Déconnexion
      </Button>
      <Suspense>
        {step !== 'idle' && (
          <SignOutModal isPending={step === 'pending'} confirm={confirm} close={() => setStep('idle')} />
        )}
      </Suspense>
    </>
  );
}
