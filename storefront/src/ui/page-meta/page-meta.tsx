import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { HOUSE } from '../../house.ts';

/** The shop's public address, `https://…` without a slash at the end. */
export const PublicUrl = createContext('');

type Props = {
  title: string;
  description?: string;
  /** A path below /media/ or /assets/, for the card that a shared link becomes. */
  image?: string | null;
  /** The address that stands for this page; its path without query when absent. */
  canonical?: string;
  /** Kept out of search engines: pages of the visitor's own. */
  hidden?: boolean;
};

/** What a page says of itself to browsers, search engines and shared links. React lifts these into the head. */
export function PageMeta({ title, description, image, canonical, hidden = false }: Props) {
  const publicUrl = useContext(PublicUrl);
  const { pathname } = useLocation();
  const address = `${publicUrl}${canonical ?? pathname}`;
  const full = title.includes(HOUSE.name) ? title : `${title} · ${HOUSE.name}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {!hidden && (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={HOUSE.name} />
          <meta property="og:locale" content="fr_FR" />
          {description && <meta property="og:description" content={description} />}
          {image && <meta property="og:image" content={`${publicUrl}${image}`} />}
        </>
      )}
    </>
  );
}
