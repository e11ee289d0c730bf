import { useContext } from 'react';
import { PublicUrl } from './page-meta.tsx';
import { StructuredData } from './structured-data.tsx';

export type Crumb = { label: string; to?: string };

/** The place of the page in the shop, for search engines. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const publicUrl = useContext(PublicUrl);
  const itemListElement = crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to && publicUrl + to,
  }));
  return <StructuredData record={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
