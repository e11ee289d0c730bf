import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useIdentity } from '../identity/settings.ts';
import { type PageMetaProps, ServerMeta } from './server-meta.tsx';

/** The shop's public address, `https://…` without a slash at the end. */
export const PublicUrl = createContext('');

/**
 * The metadata of a page. React moves it into the head. The browser keeps title and canonical up to date (a phone
 * shares the latter); the rest is for those who read the server's page, and written by the server alone.
 */
export function PageMeta(props: PageMetaProps) {
  const { title, canonical, page = 1, pages = 1, hidden } = props;
  const publicUrl = useContext(PublicUrl);
  const { pathname } = useLocation();
  const { name } = useIdentity();
  const list = publicUrl + (canonical ?? pathname.replace(/(.)\/$/, '$1'));
  const current = Math.min(page, pages);
  const address = current > 1 ? `${list}?page=${current}` : list;
  const named = current > 1 ? `${title}, page ${current}` : title;
  return (
    <>
      <title>{named.includes(name) ? named : `${named} · ${name}`}</title>
      {!hidden && <link rel="canonical" href={address} />}
      {import.meta.env.SSR && <ServerMeta {...props} {...{ named, list, current, address, publicUrl }} />}
    </>
  );
}
