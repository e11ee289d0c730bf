import { Component as OwnSection } from 'virtual:section/home';
import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { freeDeliveryText } from '../../identity/free-delivery.ts';
import { useIdentity, useRules } from '../../identity/settings.ts';
import { PageMeta } from '../../seo/page-meta.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { DiagnosticCall } from './diagnostic-call.tsx';
import { Families } from './families.tsx';
import { FreshProducts } from './fresh-products.tsx';
import { Hero } from './hero/hero.tsx';
import type { HomeData } from './home-loader.ts';
import { Newsletter } from './newsletter.tsx';
import { OrganizationData } from './organization-data.tsx';
import { PartnerBrands } from './partner-brands.tsx';
import { Promises } from './promises.tsx';
import { Section } from './section.tsx';

/** The front door (R1131 to R1135). */
export function Component() {
  const { fresh, freshTotal, stars, brands } = useLoaderData<HomeData>();
  const { name, promise, trade, reach } = useIdentity();
  return (
    <>
      <PageMeta
        title={`${name}, ${trade} ${reach}`}
        description={`${promise}. Livraison gratuite ${freeDeliveryText(useRules().freeDeliveryFrom, ' FCFA')}, conseil 24h/7.`}
      />
      {import.meta.env.SSR && <OrganizationData />}
      <h1 className="hidden">{`${name}, ${trade}`}</h1>
      <Hero />
      <Promises />
      {OwnSection && <OwnSection />}
      <FreshProducts products={fresh} total={freshTotal} />
      <Families />
      <Section
        title="Produits Phares"
        text="Les mieux notés par nos clientes et nos clients."
        more={<Link to={paths.shop()}>Voir tous les produits</Link>}
        tinted
      >
        {stars.length === 0 ? <EmptyState title="Aucun produit trouvé" /> : <ProductGrid products={stars} />}
      </Section>
      <DiagnosticCall />
      <PartnerBrands brands={brands} />
      <Newsletter />
    </>
  );
}
