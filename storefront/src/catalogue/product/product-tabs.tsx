import { paths } from '@karite/shared/paths';
import type { Product } from '@karite/shared/resources';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link } from '../../ui/link/link.tsx';
import { LocalDate } from '../../ui/local-date/local-date.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './product-tabs.module.css';

const NAMES = ['Description', 'Marque', 'Spécifications'] as const;

/** Description (`text`), brand, and the facts of the record (R1104: reference, creation, last update). */
export function ProductTabs({ product, text }: { product: Product; text: string | null }) {
  const id = useId();
  const [open, setOpen] = useState(0);
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = (open + by + NAMES.length) % NAMES.length;
    setOpen(next);
    document.getElementById(`${id}tab${next}`)?.focus();
  };
  const contents = [
    <p key="text">{text ?? 'La description de ce produit sera bientôt disponible.'}</p>,
    <BrandTab key="brand" brand={product.brand} />,
    <dl key="facts" className={styles.facts}>
      <dt>Référence</dt>
      <dd>{product.id}</dd>
      <dt>Date de création</dt>
      <dd>
        <LocalDate iso={product.createdAt} />
      </dd>
      <dt>Dernière mise à jour</dt>
      <dd>
        <LocalDate iso={product.updatedAt} />
      </dd>
    </dl>,
  ];
  return (
    <section aria-label="Détails du produit">
      <div role="tablist" className={styles.names} onKeyDown={turn}>
        {NAMES.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === open}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {contents.map((content, index) => (
        <div
          key={NAMES[index]}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={index !== open}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </section>
  );
}

function BrandTab({ brand }: { brand: Product['brand'] }) {
  if (!brand) return <p>Ce produit n’est rattaché à aucune marque.</p>;
  return (
    <div className={styles.brand}>
      <Picture url={brand.logo} alt="" sizes="9rem" />
      <div>
        <h3>{brand.name}</h3>
        <p>{brand.description}</p>
        <Link to={paths.brand(brand.id)}>Voir tous les produits {brand.name}</Link>
      </div>
    </div>
  );
}
