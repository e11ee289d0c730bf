import { useSession } from '../accounts/session/use-session.ts';
import { browserClient } from '../api/browser-client.ts';
import { requestStockAlert, type StockTarget } from '../api/messages.ts';
import { ChatAlert } from './chat-alert.tsx';
import { EmailForm } from './email-form.tsx';

/** Subscribes to the return of a product (R1106); signed-in shoppers need not type their address. */
export default function StockAlert(target: StockTarget) {
  const email = useSession().user?.email;
  return (
    <>
      <EmailForm
        key={email}
        initial={email}
        action="Me notifier quand disponible"
        failed="Erreur lors de l'envoi de la demande"
        send={(to) => requestStockAlert(browserClient, target, to)}
      />
      <ChatAlert label="Me notifier par WhatsApp" request="prévenez-moi quand c’est disponible" />
    </>
  );
}
