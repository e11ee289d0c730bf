import { LANGUAGE } from '@karite/shared/locale';
import { paths } from '@karite/shared/paths';
import { COUNTRY_CODES } from '@karite/shared/region';
import { useContext } from 'react';
import { useContacts, useIdentity } from '../../identity/settings.ts';
import { PublicUrl } from '../../seo/page-meta.tsx';
import { StructuredData } from '../../seo/structured-data.tsx';

/** The shop's identity and the address of its search, for search engines. */
export function OrganizationData() {
  const publicUrl = useContext(PublicUrl);
  const contacts = useContacts();
  const { name, promise } = useIdentity();
  const home = `${publicUrl}/`;
  const organization = {
    '@type': 'Organization',
    '@id': `${home}#maison`,
    name,
    description: promise,
    url: home,
    logo: `${publicUrl}/icon-512.png`,
    email: contacts?.email,
    contactPoint: contacts && {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contacts.whatsapp,
      availableLanguage: LANGUAGE,
    },
    sameAs: contacts?.networks.map(({ url }) => url),
    areaServed: COUNTRY_CODES,
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name,
    url: home,
    inLanguage: LANGUAGE,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${paths.search('')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return (
    <>
      <StructuredData record={organization} />
      <StructuredData record={site} />
    </>
  );
}
