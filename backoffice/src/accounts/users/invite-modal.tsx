import { heldRights, type StaffRight } from '@karite/shared/accounts';
import { users } from '@karite/shared/resources';
import { Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { fieldMessagesOf } from '../../providers/message-of.ts';
import { useWrite } from '../../providers/use-write.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { CopyOnce } from '../../ui/dialogs/copy-once.tsx';
import { RightsChoice } from './rights-choice.tsx';

type Invitation = { email: string; rights: StaffRight[] };

/** The address and the rights of a colleague; then the link to hand over, where the shop sends no e-mails. */
export default function InviteModal({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<Invitation>();
  const [made, setMade] = useState<{ email: string; url: string } | null>(null);
  // The question closes itself once it is answered: the link is still to be shown.
  const isHandedOver = useRef(false);
  const { write } = useWrite('POST', '/users/invitations', {
    changes: [users.name],
    done: ({ url }) => (url ? 'Compte créé : remettez son lien' : 'Invitation envoyée'),
  });

  async function invite() {
    const { email, rights = [] } = form.getFieldsValue();
    try {
      const invited = await write({ body: { email, rights: heldRights(rights) ?? {} } });
      isHandedOver.current = invited.url !== null;
      if (invited.url) setMade({ email, url: invited.url });
    } catch (error) {
      const messages = fieldMessagesOf(error);
      form.setFields(
        (['email', 'rights'] as const).flatMap((name) => (messages[name] ? [{ name, errors: [messages[name]] }] : [])),
      );
      throw error;
    }
  }

  if (made)
    return (
      <CopyOnce
        title="Lien d’invitation"
        label={`Lien pour ${made.email}`}
        text={made.url}
        messages={{ copied: 'Lien copié', failed: 'Copiez le lien à la main' }}
        onClose={onClose}
      >
        <p>
          La boutique n’envoie pas d’e-mails : remettez ce lien à <strong>{made.email}</strong>, par exemple par
          WhatsApp. Il sert une fois, pendant trois jours, et n’est montré que maintenant.
        </p>
      </CopyOnce>
    );
  return (
    <ConfirmModal
      title="Inviter un collègue"
      okText="Inviter"
      run={invite}
      onClose={() => isHandedOver.current || onClose()}
    >
      <Form component="div" layout="vertical" form={form}>
        <Form.Item name="email" label="E-mail du collègue">
          <Input type="email" autoComplete="off" />
        </Form.Item>
        <Form.Item name="rights" label="Ce qu’il ou elle fera">
          <RightsChoice />
        </Form.Item>
      </Form>
    </ConfirmModal>
  );
}
