import { paths } from '@karite/shared/paths';
import { useContext } from 'react';
import { HOUSE } from '../../house.ts';
import { PublicUrl } from '../../ui/page-meta/page-meta.tsx';
import { StructuredData } from '../../ui/structured-data/structured-data.tsx';

/** Who the shop is, and how its search is asked, for search engines. */
export function HouseData() {
  const publicUrl = useContext(PublicUrl);
  const home = `${publicUrl}/`;
  const house = {
    '@type': 'Organization',
    '@id': `${home}#maison`,
    name: HOUSE.name,
    description: HOUSE.promise,
    url: home,
    logo: `${publicUrl}/icon-512.png`,
    email: HOUSE.email,
    sameAs: HOUSE.social.map(({ url }) => url),
    areaServed: ['BJ', 'CI', 'CD', 'CG'],
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: HOUSE.name,
    url: home,
    inLanguage: 'fr',
    publisher: { '@id': house['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${paths.search('')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return (
    <>
      <StructuredData record={house} />
      <StructuredData record={site} />
    </>
  );
}
