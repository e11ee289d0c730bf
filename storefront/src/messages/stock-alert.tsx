import { useSession } from '../accounts/session/use-session.ts';
import { browserClient } from '../api/browser-client.ts';
import { ALERT_NOTE, requestStockAlert, type StockTarget } from '../api/messages.ts';
import { savedPlace } from '../orders/saved-place.ts';
import { EmailForm } from './email-form.tsx';

/** Subscribes to the return of a product (R1106, R1968); signed-in shoppers need not type their address. */
export default function StockAlert(target: StockTarget) {
  const email = useSession().user?.email;
  return (
    <EmailForm
      key={email}
      initial={email}
      action="Me notifier quand disponible"
      failed="Erreur lors de l’envoi de la demande"
      note={'productId' in target ? ALERT_NOTE : undefined}
      send={(to) => requestStockAlert(browserClient, target, to, savedPlace()?.country)}
    />
  );
}
