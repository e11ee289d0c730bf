import type { User } from '@karite/shared/resources';
import { useEffect, useRef } from 'react';
import { AddressBook } from '../../accounts/address-book/address-book.tsx';
import type { Draft } from '../checkout-draft.ts';
import styles from '../checkout-page.module.css';
import { initialValuesOf, onlyMissing, wordsOf } from './customer-values.ts';

export type SavedAddressesProps = { user: User; draft: Draft; edit: (change: Partial<Draft>) => void };

const isBlank = (draft: Draft) => !draft.nom && !draft.prenom && !draft.whatsapp && !draft.address;

/** Prefills the form for a signed-in customer, and offers their saved addresses. */
export function SavedAddresses({ user, draft, edit }: SavedAddressesProps) {
  const latest = useRef(draft);
  latest.current = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form was drawn
  useEffect(() => {
    // What was typed while the answer was on its way stays.
    if (isBlank(draft)) void initialValuesOf(user).then((values) => edit(onlyMissing(latest.current, values)));
  }, [user.id]);
  const { nom, prenom, whatsapp: phone, address, landmark, country, city } = draft;
  return (
    <details className={styles.saved}>
      <summary>Mes adresses</summary>
      <AddressBook
        user={user}
        begin={{ nom, prenom, phone, address, landmark, country, city }}
        onChoose={(chosen) => {
          edit({ type: 'domicile' });
          edit(wordsOf(chosen));
        }}
      />
    </details>
  );
}
