import type { DeliveryType } from '@karite/shared/delivery';
import { formatMoney } from '@karite/shared/money';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export type FeeNoteProps = {
  type: DeliveryType;
  /** In the shop's currency. */
  fee: number;
  /** Changes to pick-up; `null` where no shop offers it. */
  fetch: (() => void) | null;
};

/** What the fee is for, to who pays in the shop and has the order delivered; and the free way, in one tap (R2155). */
export default function FeeNote({ type, fee, fetch }: FeeNoteProps) {
  const place = type === 'domicile' ? 'à votre adresse' : 'au point relais';
  return (
    <Notice>
      <p>
        {`Vous payez en boutique, puis nous livrons votre commande ${place} : les ${formatMoney(fee)} de frais paient cette livraison.`}
      </p>
      {fetch && (
        <>
          <p>Si vous venez la chercher, choisissez le retrait en boutique : il est gratuit.</p>
          <Button variant="outline" onClick={fetch}>
            Retirer en boutique, sans frais
          </Button>
        </>
      )}
    </Notice>
  );
}
