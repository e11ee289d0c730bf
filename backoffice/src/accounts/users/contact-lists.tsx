import { formatDateTime } from '@karite/shared/format';
import { newsletter, stockRequests } from '@karite/shared/resources';
import { Link } from 'react-router-dom';
import type { NamedCell } from '../../resource/named-cell.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { UsersNav } from './users-nav.tsx';

const NO_SUBSCRIBERS = { narrowed: 'Aucun inscrit trouvé', none: 'Aucun inscrit à la newsletter' };

/** The subscribers of the newsletter. */
export const NewsletterList = () => (
  <ResourcePage
    resource={newsletter}
    above={<UsersNav current="newsletter" />}
    dated="Inscription"
    empty={NO_SUBSCRIBERS}
  />
);

/** The name of a record that another one carries along; `null` when that one is gone. */
const nameIn = (carried: unknown): string | null =>
  typeof carried === 'object' && carried && 'name' in carried && typeof carried.name === 'string' ? carried.name : null;

const REQUEST_CELLS: Record<string, NamedCell> = {
  /** The requested product, with a link. A deleted one has no name. */
  productId({ record: { productId, product, brandId, brand } }) {
    const [productName, brandName] = [nameIn(product), nameIn(brand)];
    if (productName) return <Link to={`/products/show/${productId}`}>{productName}</Link>;
    if (brandName) return <Link to={`/brands/show/${brandId}`}>Marque {brandName}</Link>;
    return <span className="quiet">Supprimé</span>;
  },
  notifiedAt: ({ value }) =>
    value ? <Badge tone="good">{formatDateTime(String(value))}</Badge> : <Badge tone="wait">En attente</Badge>,
};

const NO_REQUESTS = { narrowed: 'Aucune demande trouvée', none: 'Aucune demande de disponibilité' };

/** Who waits for a product or for a brand's next one. */
export const StockRequestList = () => (
  <ResourcePage
    resource={stockRequests}
    above={<UsersNav current="stock" />}
    cells={REQUEST_CELLS}
    dated="Demande"
    empty={NO_REQUESTS}
  />
);
