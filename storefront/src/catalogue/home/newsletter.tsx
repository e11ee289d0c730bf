import { browserClient } from '../../api/browser-client.ts';
import { subscribe } from '../../api/messages.ts';
import { EmailForm } from '../../messages/email-form.tsx';
import type { Texts } from './home-parts.ts';
import { Section } from './section.tsx';

/** The newsletter's form (R1135). */
export const Newsletter = ({ title, text, isTinted }: Texts) => (
  <Section {...{ title, text, isTinted }}>
    <EmailForm
      action="S'inscrire"
      failed="Erreur lors de l'inscription"
      send={(email) => subscribe(browserClient, email)}
    />
  </Section>
);
