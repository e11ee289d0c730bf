import { Component as OwnPart } from 'virtual:slot/confirmation';
import { paths } from '@karite/shared/paths';
import { Fragment, useEffect, useRef } from 'react';
import { useSession } from '../../accounts/session/use-session.ts';
import { useIdentity } from '../../identity/settings.ts';
import { useChat } from '../../identity/use-chat.ts';
import { PickupHours } from '../../orders/pickup-hours.tsx';
import { payOnline } from '../../payments/pay-online.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Amount } from '../../ui/price/price.tsx';
import styles from './confirmation.module.css';
import type { Confirmation as Confirmed } from './confirmation-state.ts';
import { PointsToCome } from './points-to-come.tsx';

/** What comes next. */
function nextOf({ toPay, total, shop }: Confirmed): string | null {
  if (toPay) return 'Votre commande est enregistrée ; il reste à la payer. Elle attend votre paiement quelque temps.';
  if (shop) return total === 0 ? 'Il n’y a rien à payer.' : null;
  if (total === 0)
    return 'Il n’y a rien à payer. Notez ce numéro : nous vous écrivons sur WhatsApp pour convenir de la remise.';
  return 'Notez ce numéro : nous vous écrivons sur WhatsApp pour convenir de la remise et du paiement.';
}

/** The order was taken: its number, and what comes next (R813). */
export default function Confirmation(confirmed: Confirmed) {
  const { orderId, shortNumber, total, articles, shop, follow, lines = [], facts = [], toPay } = confirmed;
  const said = nextOf(confirmed);
  const { status, user } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  const chat = useChat();
  const { name } = useIdentity();
  useEffect(() => {
    title.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  // The state stored in a tab is validated.
  const isFollowed = status === 'visitor' && typeof follow === 'string' && follow.startsWith('/commande/');
  const tail = orderId.lastIndexOf('_') + 1;
  return (
    <section className={styles.confirmation}>
      <span className={styles.mark}>
        <Icon name="check" size={32} />
      </span>
      <h1 ref={title} tabIndex={-1}>
        Merci, votre commande est enregistrée
      </h1>
      <dl>
        <dt>Numéro de commande</dt>
        {shortNumber && <dd className={styles.short}>{shortNumber}</dd>}
        <dd className={styles.number}>
          {orderId.slice(0, tail)}
          <wbr />
          {orderId.slice(tail)}
        </dd>
        <dt>Total</dt>
        <dd>
          <Amount value={total} />
        </dd>
        {facts.map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className={styles.fact}>{text}</dd>
          </Fragment>
        ))}
      </dl>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ productId, name, quantity, amount, picture }) => (
            <li key={productId ?? name}>
              <Picture url={picture ?? undefined} alt="" sizes="3.5rem" />
              <span>
                {quantity} × {name}
              </span>
              <Amount value={amount} />
            </li>
          ))}
        </ul>
      )}
      {user && articles !== undefined && <PointsToCome articles={articles} />}
      {said && <p>{said}</p>}
      {shop && (
        <div>
          <p>{`Nous vous écrivons dès que votre commande vous attend à : ${shop}.`}</p>
          <PickupHours address={shop} />
        </div>
      )}
      <div className={styles.next}>
        {toPay && (
          <Button onClick={() => payOnline({ order: toPay, followKey: toPay.followKey })}>Payer maintenant</Button>
        )}
        {user && <ButtonLink to={paths.orders}>Mes Commandes</ButtonLink>}
        {isFollowed && <ButtonLink to={follow}>Suivre ma commande</ButtonLink>}
        <ButtonAnchor
          variant={user || isFollowed || toPay ? 'outline' : 'primary'}
          href={chat(`Bonjour ${name}, je vous écris au sujet de ma commande ${shortNumber ?? orderId}.`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Nous écrire
        </ButtonAnchor>
        <ButtonLink to={paths.shop()} variant="outline">
          Continuer mes achats
        </ButtonLink>
      </div>
      {OwnPart && <OwnPart orderId={orderId} shortNumber={shortNumber} total={total} />}
    </section>
  );
}
