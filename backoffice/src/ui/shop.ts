import icon from './icon.svg';

const contentOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** What the shop is called and its logo, as the server wrote them into the page. */
export const SHOP = { name: contentOf('application-name') ?? 'Karité', logo: contentOf('shop-logo') ?? icon };

let page = 'Administration';
let count = 0;

const write = () => {
  document.title = `${count > 0 ? `(${count}) ` : ''}${page} · ${SHOP.name}`;
};

/** Names the window after a page. */
export function nameWindow(title: string): void {
  page = title;
  write();
}

/** Shows the number of new entries in the window's title; 0: none. */
export function countInWindow(news: number): void {
  count = news;
  write();
}
