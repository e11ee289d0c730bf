import type { Template } from '@karite/shared/messages';
import { messageTemplates } from '@karite/shared/resources';
import { Button } from 'antd';
import { useWrite } from '../providers/use-write.ts';

type TemplateTrialProps = { event: string; draft: Template };

/** The button that sends the e-mail as it is written, with the examples of the preview, to the person who edits it; without a mail server it stays under « Messages ». */
export function TemplateTrial({ event, draft: { subject, text, html } }: TemplateTrialProps) {
  const { write, isPending } = useWrite('POST', '/message-templates/trial', {
    changes: [messageTemplates.name],
    done: ({ to, isSent }) =>
      isSent
        ? `Un essai part à ${to}`
        : 'Aucun serveur d’e-mails n’est réglé : l’essai ne part pas, lisez-le sous « Messages »',
  });
  const send = () => write({ body: { event, subject: subject ?? '', text, html: html || null } });
  return (
    <Button loading={isPending} onClick={() => void send()}>
      M’envoyer un essai
    </Button>
  );
}
