import { browserClient } from '../../api/browser-client.ts';
import { listIdentities } from '../../api/legal.ts';
import { useRemote } from '../../api/use-remote.ts';
import { SaleTerms } from './sale-terms.tsx';
import { termsOf } from './terms-of.ts';

/** Loads the terms; without the network, the links to them stay. */
export function RemoteSaleTerms() {
  const { value } = useRemote(async () => termsOf(await listIdentities(browserClient)), 'terms');
  return <SaleTerms terms={value} />;
}
