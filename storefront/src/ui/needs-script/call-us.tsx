import { BRANCHES } from '../../identity/branches.ts';
import { chatUrl } from '../../identity/shop.ts';

/** What a page needs that only the visitor's browser can fill, and the ways to order without it. */
export const CallUs = () => (
  <div>
    <h2>Cette page a besoin de JavaScript</h2>
    <p>Activez-le dans les réglages de votre navigateur, puis rechargez la page.</p>
    <p>Vous pouvez aussi commander par téléphone ou par WhatsApp, 24h/7 :</p>
    <ul>
      {BRANCHES.map(({ country, name, phone }) => (
        <li key={country}>
          {name} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      ))}
      <li>
        WhatsApp <a href={chatUrl('Bonjour Karité, je souhaite commander : ')}>Nous écrire</a>
      </li>
    </ul>
  </div>
);
