import { paths } from '@karite/shared/paths';

/** A path of this shop: what begins with two slashes, or a slash that browsers take for one, names another host. */
const OF_THE_SHOP = /^\/(?![/\\])[^\s]*$/;

/** Where who signs in is led: the page that the address names (`paths.loginThen`), else the front page (R905). */
export function afterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('suite') ?? '';
  return OF_THE_SHOP.test(next) ? next : paths.home;
}
