import icon from './icon.svg';

const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** What the shop is called and its logo, as the server wrote them into the page. */
export const SHOP = { name: said('application-name') ?? 'Karité', logo: said('shop-logo') ?? icon };

/** Names the window after a page. */
export function nameWindow(title: string): void {
  document.title = `${title} · ${SHOP.name}`;
}
