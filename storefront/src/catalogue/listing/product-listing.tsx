import type { ListingParams } from '@karite/shared/paths';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta.tsx';
import { ProductListData } from '../../seo/product-list-data.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { MoreLink } from '../../ui/more-link/more-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { isChosen } from '../facets/facet-choice.ts';
import { Faceted } from '../facets/faceted.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { listingParams } from './listing-query.ts';
import { ListingToolbar, ListingViews } from './listing-toolbar.tsx';
import type { ListingData } from './load-listing.ts';
import styles from './product-listing.module.css';

type Props = {
  data: ListingData;
  title: string;
  intro: string;
  /** A picture beside the title, where the list has one. */
  image?: string | null;
  count: string;
  to: (params: ListingParams) => string;
  /** Shown here when nothing matches. */
  empty: ReactNode;
};

/** A filtered, sorted list of products with its head: the shop, and the promotions. */
export function ProductListing({ data, title, intro, image, count, to, empty }: Props) {
  const { listing, facets, first, products, total, pages, dropped } = data;
  const busy = useNavigation().state === 'loading';
  return (
    <div className="page">
      <PageMeta
        title={title}
        description={intro || `${title} : ${count}.`}
        image={image}
        page={listing.page}
        pages={pages}
        // A filtered list is one of very many; each category has its own page for search engines.
        hidden={Boolean(listing.category ?? listing.q) || isChosen(listing.facets)}
      />
      {import.meta.env.SSR && <ProductListData products={products} />}
      <header className={styles.head}>
        {image && <Picture url={image} alt="" sizes="(min-width: 48rem) 26rem, 100vw" first />}
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      {dropped && (
        <Notice>
          <p>Un choix de cette adresse n’existe pas ou plus : il a été laissé de côté.</p>
        </Notice>
      )}
      {listing.q && (
        <p className={styles.word}>
          <Link to={to(listingParams({ ...listing, q: null, page: 1 }))} keepScroll className="chip">
            Mot recherché : « {listing.q} » <Icon name="close" size={16} />
            <span className="hidden">Retirer ce filtre</span>
          </Link>
        </p>
      )}
      <Faceted
        facets={facets}
        chosen={{ ...listing.facets, categorie: listing.category ?? undefined }}
        total={total}
        of="categories"
        controls={<ListingToolbar listing={listing} first={first} to={to} />}
        beside={<ListingViews listing={listing} count={count} to={to} />}
        to={(params) => to({ ...listingParams({ ...listing, page: 1, category: null, facets: {} }), ...params })}
      >
        <div className={busy ? styles.busy : undefined} aria-busy={busy}>
          <h2 className="hidden">Liste des produits</h2>
          {products.length === 0 ? empty : <ProductGrid products={products} list={listing.list} firstEager />}
        </div>
        <MoreLink
          shown={products.length}
          total={total}
          to={to(listingParams({ ...listing, page: listing.page + 1 }))}
        />
      </Faceted>
    </div>
  );
}
