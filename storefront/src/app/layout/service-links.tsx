import { services as ownLinks } from 'virtual:links';
import { paths } from '@karite/shared/paths';
import { useContacts } from '../../identity/settings.ts';
import { useChat } from '../../identity/use-chat.ts';
import { Link } from '../../ui/link/link.tsx';

/** What the shop offers beside its shelves (R1205), on any screen. As list items. */
export function ServiceLinks() {
  const chat = useChat();
  const professionalSite = useContacts()?.professionalSite;
  return (
    <>
      <li>
        <Link to={paths.diagnostic}>Diagnostic de peau</Link>
      </li>
      <li>
        <Link to={paths.lookUp}>Suivre une commande</Link>
      </li>
      <li>
        <Link to={paths.histoires}>Notre Histoire</Link>
      </li>
      {ownLinks?.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      {professionalSite && (
        <li>
          <a href={professionalSite} target="_blank" rel="noopener noreferrer">
            Professionnel
          </a>
        </li>
      )}
      <li>
        <a href={chat()} target="_blank" rel="noopener noreferrer">
          Besoin d'aide ?
        </a>
      </li>
    </>
  );
}
