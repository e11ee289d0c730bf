import type { ContentLink } from '@karite/shared/content';
import { FIRST_IDENTITY, type Identity } from '@karite/shared/identity';
import { FIRST_RULES, type PricingRules } from '@karite/shared/pricing';
import { atom, useAtomValue } from 'jotai';
import { useRouteLoaderData } from 'react-router-dom';
import type { Contacts } from '../api/settings.ts';

/** The route that contains all pages; its loader reads the administrator's settings; `null`: they could not be read. */
export const SETTINGS_ROUTE = 'settings';

/** What administrators add to head, foot and menus of every page (R1948). */
type Links = { header: readonly ContentLink[]; services: readonly ContentLink[]; hasHelp: boolean };
type Parts = {
  announcement: { text: string; link: string | null } | null;
  columns: readonly { title: string; links: readonly ContentLink[] }[];
};
type Settings = {
  identity: Identity | null;
  rules: PricingRules | null;
  contacts: Contacts | null;
  links: Links;
  serverOnly?: Parts;
};

const useSettings = () => useRouteLoaderData<Settings>(SETTINGS_ROUTE);

/** The rules as the API gave them since the page came: a shop may be open for days. */
export const freshRulesAtom = atom<PricingRules | null>(null);

/** The rules that a cart is priced by, as far as they are loaded here; the API prices an order by its own. */
export function useRules(): PricingRules {
  const drawn = useSettings()?.rules;
  return useAtomValue(freshRulesAtom) ?? drawn ?? FIRST_RULES;
}

/** How the shop is reached; `undefined` where that could not be read: better none than a number that is no longer ours. */
export const useContacts = (): Contacts | undefined => useSettings()?.contacts ?? undefined;

/** The links that administrators added; `undefined` where they could not be read. */
export const useLinks = (): Links | undefined => useSettings()?.links;

/** The data of header and footer that only the server draws. */
export const useLayoutParts = (): Parts | undefined => useSettings()?.serverOnly;

const FIRST: Identity = { ...FIRST_IDENTITY, logo: null, isNameShown: true };

/** The shop's name, description and logo; the initial ones where they could not be read. */
export const useIdentity = (): Identity => useSettings()?.identity ?? FIRST;
