import { browserClient } from '../../api/browser-client.ts';
import { subscribe } from '../../api/messages.ts';
import { EmailForm } from '../../messages/email-form.tsx';
import { Section } from './section.tsx';

/** The newsletter's form (R1135). */
export const Newsletter = () => (
  <Section title="Newsletter" text="Nos nouveautés et nos conseils de saison, par e-mail." tinted>
    <EmailForm
      action="S'inscrire"
      failed="Erreur lors de l'inscription"
      send={(email) => subscribe(browserClient, email)}
    />
  </Section>
);
