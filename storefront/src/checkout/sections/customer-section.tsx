import { ORDER_LENGTHS } from '@karite/shared/orders';
import { PHONE_EXAMPLE } from '@karite/shared/region';
import type { ReactNode } from 'react';
import { TextField } from '../../ui/field/field.tsx';
import type { Draft } from '../checkout-draft.ts';
import type { ErrorOf } from '../checkout-errors.ts';
import styles from '../checkout-page.module.css';
import { LazyCodeNote } from './lazy-code-note.tsx';

export type SectionProps = {
  draft: Draft;
  edit: (change: Partial<Draft>) => void;
  errorOf: ErrorOf;
};

type Props = SectionProps & { mend: () => void };
/** `children`: shown beside the title. */
type CustomerSectionProps = Props & { children?: ReactNode };

/** The required fields of a customer (R802): name, first name, WhatsApp. */
const CustomerFields = ({ draft, edit, errorOf, mend }: Props) => (
  <>
    <div className={styles.pair}>
      <TextField
        label="Nom"
        name="nom"
        autoComplete="family-name"
        maxLength={ORDER_LENGTHS.nom}
        value={draft.nom}
        error={errorOf('customerInfo.nom')}
        onChange={(event) => edit({ nom: event.target.value })}
      />
      <TextField
        label="Prénom"
        name="prenom"
        autoComplete="given-name"
        maxLength={ORDER_LENGTHS.prenom}
        value={draft.prenom}
        error={errorOf('customerInfo.prenom')}
        onChange={(event) => edit({ prenom: event.target.value })}
      />
    </div>
    <PhoneField {...{ draft, edit, errorOf, mend }} />
  </>
);

export const PhoneField = ({ draft, edit, errorOf, mend }: Props) => (
  <TextField
    label="WhatsApp"
    name="whatsapp"
    type="tel"
    autoComplete="tel"
    maxLength={ORDER_LENGTHS.whatsapp}
    hint={`Avec l’indicatif, par exemple ${PHONE_EXAMPLE}`}
    value={draft.whatsapp}
    error={errorOf('customerInfo.whatsapp')}
    onChange={(event) => edit({ whatsapp: event.target.value })}
    onBlur={mend}
  />
);

/** Who orders (R802). */
export const CustomerSection = ({ children, ...props }: CustomerSectionProps) => {
  const { draft, edit, errorOf } = props;
  return (
    <fieldset className={styles.section}>
      <legend>Vos informations</legend>
      {children}
      <CustomerFields {...props} />
      <div className={styles.pair}>
        <TextField
          label="E-mail"
          optional
          name="email"
          type="email"
          autoComplete="email"
          maxLength={ORDER_LENGTHS.email}
          value={draft.email}
          error={errorOf('customerInfo.email')}
          onChange={(event) => edit({ email: event.target.value })}
        />
        <div>
          <TextField
            label="Code influenceur"
            optional
            name="codeInfluenceur"
            autoComplete="off"
            maxLength={ORDER_LENGTHS.codeInfluenceur}
            value={draft.codeInfluenceur}
            error={errorOf('customerInfo.codeInfluenceur')}
            onChange={(event) => edit({ codeInfluenceur: event.target.value })}
          />
          <LazyCodeNote code={draft.codeInfluenceur} />
        </div>
      </div>
    </fieldset>
  );
};
