import { useAtomValue } from 'jotai';
import { browserClient } from '../api/browser-client.ts';
import { askForStock, type StockTarget } from '../api/messages.ts';
import { sessionAtom } from '../session/session-atoms.ts';
import { EmailForm } from './email-form.tsx';

/** Asks to hear of what is not there yet (R1106); who is logged in needs not write the address. */
export default function StockAlert(target: StockTarget) {
  const email = useAtomValue(sessionAtom).user?.email;
  return (
    <EmailForm
      key={email}
      initial={email}
      action="Me notifier quand disponible"
      failed="Erreur lors de l'envoi de la demande"
      send={(to) => askForStock(browserClient, target, to)}
    />
  );
}
