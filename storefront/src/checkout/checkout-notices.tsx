import { useIdentity } from '../identity/settings.ts';
import { useChat } from '../identity/use-chat.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import type { CheckoutState } from './checkout-state.ts';

export type NoticesProps = {
  state: CheckoutState;
  changes: string[];
  hasMissing: boolean;
  dropMissing: () => void;
  takeBack: () => void;
  finish: () => void;
};

/** What went wrong, beside the button, and the way on. */
export default function CheckoutNotices({ state, changes, hasMissing, dropMissing, takeBack, finish }: NoticesProps) {
  const chat = useChat();
  const { name } = useIdentity();
  return (
    <>
      {changes.length > 0 && (
        <Notice>
          {[...new Set(changes)].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {state.status === 'refused' && (
        <Notice kind="error">
          <p>{state.message}</p>
        </Notice>
      )}
      {hasMissing && (
        <Button variant="outline" onClick={dropMissing}>
          Retirer les articles en rupture
        </Button>
      )}
      {state.status === 'waiting' && (
        <Notice kind="error">
          <p>
            {state.tried ? (
              <>
                <strong>Aucune réponse n’est venue.</strong> Votre commande garde son numéro : elle sera renvoyée
                d’elle-même, et jamais enregistrée deux fois.
              </>
            ) : (
              <>
                <strong>Vous êtes hors ligne : votre commande n’est pas encore partie.</strong> Elle est gardée sur ce
                téléphone, et partira d’elle-même dès que la connexion revient.
              </>
            )}
          </p>
          <Button variant="quiet" onClick={takeBack}>
            Modifier ma commande
          </Button>
        </Notice>
      )}
      {state.status === 'taken' && (
        <Notice kind="error">
          <p>
            La commande {state.orderId} a déjà été enregistrée avec vos premières informations. Pour la modifier,{' '}
            <a href={chat(`Bonjour ${name}, je souhaite modifier ma commande ${state.orderId}.`)}>écrivez-nous</a>.
          </p>
          <Button variant="outline" onClick={finish}>
            Terminer avec cette commande
          </Button>
        </Notice>
      )}
    </>
  );
}
