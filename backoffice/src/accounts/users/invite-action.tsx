import { UserAddOutlined } from '@ant-design/icons';
import { isAdmin } from '@karite/shared/accounts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { actorNow } from '../../providers/actor.ts';

const InviteModal = lazy(() => import('./invite-modal.tsx'));

/** The way to give a colleague an account of their own (R919), for administrators. */
export function InviteAction() {
  const [isOpen, setOpen] = useState(false);
  if (!isAdmin(actorNow())) return null;
  return (
    <>
      <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Inviter un collègue
      </Button>
      <Suspense>{isOpen && <InviteModal onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
