import { formatMoney, isShopCurrency } from '@karite/shared/money';
import { paths } from '@karite/shared/paths';
import { rateText } from '@karite/shared/payments';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import type { StartedPayment } from '../api/payments.ts';
import { useIdentity } from '../identity/settings.ts';
import { useChat } from '../identity/use-chat.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { LOADING } from './messages.ts';
import styles from './payment-page.module.css';
import type { PaymentState } from './payment-state.ts';
import { TestPaymentNotice } from './test-payment-notice.tsx';
import { usePayment } from './use-payment.ts';

/** What to do after a payment that came to nothing is loaded when one did. */
const OtherWays = lazy(() => import('./other-ways.tsx'));

/** Where one order is paid online: the only page that may run a provider's script, loaded whole each time. */
export function Component() {
  const { id = '' } = useParams();
  const { state, started, orderKey, pay } = usePayment(id);
  const title = useRef<HTMLHeadingElement>(null);
  const isEnded = state.step === 'ended';
  const isFinal = state.step === 'problem' && state.isFinal;
  const orderPath = orderKey ? paths.follow(id, orderKey) : paths.order(id);
  useEffect(() => {
    if (isEnded) title.current?.focus();
  }, [isEnded]);
  return (
    <div className={`page narrow ${styles.payment}`}>
      <PageMeta title="Paiement de votre commande" hidden />
      {started?.isTest && <TestPaymentNotice />}
      <h1 ref={title} tabIndex={-1}>
        {isEnded && state.isPaid ? 'Merci, votre commande est payée' : 'Paiement de votre commande'}
      </h1>
      {started && <Amounts started={started} />}
      <div className={styles.state}>
        <Said state={state} />
        {isEnded && <ButtonAnchor href={orderPath}>Voir ma commande</ButtonAnchor>}
        <Next state={state} pay={pay} />
        {['stopped', 'ready', 'problem'].includes(state.step) && !isFinal && (
          <Suspense>
            <OtherWays id={id} orderKey={orderKey} orderPath={orderPath} />
          </Suspense>
        )}
        {!isEnded && state.step !== 'starting' && (
          <ButtonAnchor variant="quiet" href={orderPath}>
            Voir ma commande
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}

/** The requested amount; where it is not in the shop's currency, both amounts and the rate between them. */
const Amounts = ({ started: { orderAmount, amount, currency, rate } }: { started: StartedPayment }) => (
  <p className={styles.amount}>
    <span>{formatMoney(amount, currency)}</span>
    {!isShopCurrency(currency) && rate && (
      <small>
        {formatMoney(orderAmount)} {rateText(rate, currency)}
      </small>
    )}
  </p>
);

/** The state of the payment, in words. */
function Said({ state }: { state: PaymentState }) {
  switch (state.step) {
    case 'starting':
      return <Spinner label={LOADING} page />;
    case 'open':
      return <p>Validez le paiement dans la fenêtre qui s’est ouverte.</p>;
    case 'waiting':
      return (
        <>
          <Spinner label="" />
          <p role="status">
            Nous vérifions votre paiement auprès de l’opérateur. Vous pouvez fermer cette page : votre commande sera
            confirmée dès que nous avons sa réponse.
          </p>
        </>
      );
    case 'ready':
      return <p>Votre commande est enregistrée et attend son paiement.</p>;
    case 'stopped':
      return (
        state.message && (
          <Notice kind="error">
            <p>
              <span>{state.message}</span>
              {state.reason && (
                <>
                  <br />
                  <span>{state.reason}</span>
                </>
              )}
            </p>
          </Notice>
        )
      );
    case 'problem':
      return <Notice kind="error">{state.message}</Notice>;
    case 'ended':
      return <Notice kind={state.isPaid ? 'success' : 'info'}>{state.message}</Notice>;
  }
}

/** What can be done now. */
function Next({ state, pay }: { state: PaymentState; pay: () => void }) {
  switch (state.step) {
    case 'starting':
      return null;
    case 'waiting':
      return state.isClaimed ? null : <PayButton state={state} pay={pay} />;
    case 'ended':
      return (
        <ButtonLink variant="outline" to={paths.shop()}>
          Continuer mes achats
        </ButtonLink>
      );
    case 'problem':
      if (!state.isFinal) return <Button onClick={pay}>Réessayer</Button>;
      return <WriteToUs />;
    default:
      return <PayButton state={state} pay={pay} />;
  }
}

const WriteToUs = () => (
  <ButtonAnchor
    href={useChat()(`Bonjour ${useIdentity().name}, je n’arrive pas à payer ma commande.`)}
    target="_blank"
    rel="noopener noreferrer"
  >
    Nous écrire
  </ButtonAnchor>
);

const PayButton = ({ state, pay }: { state: PaymentState; pay: () => void }) => (
  <Button variant={state.step === 'waiting' ? 'outline' : 'primary'} onClick={pay}>
    {state.step === 'open' ? 'Rouvrir le paiement' : state.step === 'stopped' ? 'Réessayer' : 'Payer maintenant'}
  </Button>
);
