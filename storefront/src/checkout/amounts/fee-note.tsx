import { type DeliveryType, modeOf } from '@karite/shared/delivery';
import { formatMoney } from '@karite/shared/money';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export type FeeNoteProps = {
  type: DeliveryType;
  /** In the shop's currency. */
  fee: number;
  /** Changes the form to pick-up; `false` where no shop offers it. */
  edit: false | ((change: { type: DeliveryType }) => void);
};

/** What the fee is for, to who pays in the shop and has the order delivered; and the free way, in one tap (R2155). */
export default function FeeNote({ type, fee, edit }: FeeNoteProps) {
  const { goal } = modeOf(type);
  /** The note leaves with its button: the focus goes where the change is, and a shop may be left to choose. */
  const fetchInShop = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (edit) edit({ type: 'retrait' });
    [...(form?.querySelectorAll<HTMLElement>('[name=type]') ?? [])].at(-1)?.focus();
  };
  return (
    <Notice>
      <p>
        {`Vous payez en boutique, puis nous livrons votre commande${goal ? ` ${goal}` : ''} : les ${formatMoney(fee)} de frais paient cette livraison.`}
      </p>
      {edit && (
        <>
          <p>Si vous venez la chercher, choisissez le retrait en boutique : il est gratuit.</p>
          <Button variant="outline" onClick={fetchInShop}>
            Retirer en boutique, sans frais
          </Button>
        </>
      )}
    </Notice>
  );
}
