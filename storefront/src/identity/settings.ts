import { FIRST_RULES, type PricingRules } from '@karite/shared/pricing';
import { atom, useAtomValue } from 'jotai';
import { useRouteLoaderData } from 'react-router-dom';

/** The route that all pages stand in, whose loader brings the rules that an administrator has set; `null`: they could not be read. */
export const RULES_ROUTE = 'rules';

/** The rules as the API gave them since the page came: a shop may be open for days. */
export const freshRulesAtom = atom<PricingRules | null>(null);

/** The rules that a cart is priced by, as far as is known here; the API judges an order by its own. */
export function useRules(): PricingRules {
  const drawn = useRouteLoaderData<PricingRules | null>(RULES_ROUTE);
  return useAtomValue(freshRulesAtom) ?? drawn ?? FIRST_RULES;
}
