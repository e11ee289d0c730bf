import { Component as OwnPart } from 'virtual:slot/home';
import { Fragment } from 'react';
import { useLoaderData } from 'react-router-dom';
import { freeDeliveryText } from '../../identity/free-delivery.ts';
import { useIdentity, useRules } from '../../identity/settings.ts';
import { PageMeta } from '../../seo/page-meta.tsx';
import { LaterBlocks } from '../../ui/blocks/later-blocks.tsx';
import { DiagnosticCall } from './diagnostic-call.tsx';
import { Families } from './families.tsx';
import { Hero } from './hero/hero.tsx';
import type { HomeData, HomePart } from './home-parts.ts';
import { Newsletter } from './newsletter.tsx';
import { OrganizationData } from './organization-data.tsx';
import { PartnerBrands } from './partner-brands.tsx';
import { Promises } from './promises.tsx';
import { Shelf } from './shelf.tsx';

/** The front page (R1131 to R1135): its blocks, one below the other (R1941). */
export function Component() {
  const { parts, isPreview } = useLoaderData<HomeData>();
  const { name, promise, trade, reach } = useIdentity();
  const first = parts.findIndex(({ kind }) => kind !== 'hero' && kind !== 'promises');
  return (
    <>
      <PageMeta
        title={`${name}, ${trade} ${reach}`}
        description={`${promise}. Livraison gratuite ${freeDeliveryText(useRules().freeDeliveryFrom)}, conseil 24h/7.`}
        hidden={isPreview}
      />
      {import.meta.env.SSR && <OrganizationData />}
      <h1 className="hidden">{`${name}, ${trade}`}</h1>
      {parts.map((part, index) => (
        <Fragment key={part.id}>
          {OwnPart && index === first && <OwnPart />}
          {drawn(part)}
        </Fragment>
      ))}
    </>
  );
}

function drawn(part: HomePart) {
  switch (part.kind) {
    case 'hero':
      return <Hero slides={part.slides} />;
    case 'promises':
      return <Promises />;
    case 'shelf':
      return <Shelf {...part} />;
    case 'categories':
      return <Families {...part} />;
    case 'diagnostic':
      return <DiagnosticCall {...part} />;
    case 'brands':
      return <PartnerBrands {...part} />;
    case 'newsletter':
      return <Newsletter {...part} />;
    case 'later':
      return <LaterBlocks blocks={part.blocks} />;
  }
}
