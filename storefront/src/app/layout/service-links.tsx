import { services as ownLinks } from 'virtual:links';
import { paths } from '@karite/shared/paths';
import { useContacts, useLinks } from '../../identity/settings.ts';
import { useChat } from '../../identity/use-chat.ts';
import { Link } from '../../ui/link/link.tsx';

/** What the shop offers beside its shelves (R1205), on any screen. As list items. */
export function ServiceLinks() {
  const chat = useChat();
  const links = useLinks();
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
      {links?.hasHelp && (
        <li>
          <Link to={paths.help}>Aide</Link>
        </li>
      )}
      {[...(ownLinks ?? []), ...(links?.services ?? [])].map(({ to, label }) => (
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
