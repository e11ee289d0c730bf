import { formatPhone } from '@karite/shared/region';
import { useContacts, useIdentity } from '../../identity/settings.ts';
import { useChat } from '../../identity/use-chat.ts';

/** Replaces content that only the visitor's browser can load, with ways to order without it. */
export const CallUs = () => (
  <div>
    <h2>Cette page a besoin de JavaScript</h2>
    <p>Activez-le dans les réglages de votre navigateur, puis rechargez la page.</p>
    <p>Vous pouvez aussi commander par téléphone ou par WhatsApp, 24h/7 :</p>
    <ul>
      {useContacts()?.branches.map(({ name, phone }) => (
        <li key={name}>
          {name} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </li>
      ))}
      <li>
        WhatsApp <a href={useChat()(`Bonjour ${useIdentity().name}, je souhaite commander : `)}>Nous écrire</a>
      </li>
    </ul>
  </div>
);
