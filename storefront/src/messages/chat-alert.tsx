import { useIdentity } from '../identity/settings.ts';
import { useChat } from '../identity/use-chat.ts';
import { ButtonAnchor } from '../ui/button/button.tsx';

/** The same request in the messaging app, for who reads no e-mail and has no account (R1106, R1962): it names this page. */
export const ChatAlert = ({ label, request }: { label: string; request: string }) => (
  <ButtonAnchor
    variant="quiet"
    href={useChat()(`Bonjour ${useIdentity().name}, ${request} : ${window.location.origin}${window.location.pathname}`)}
    target="_blank"
    rel="noopener noreferrer"
  >
    {label}
  </ButtonAnchor>
);
