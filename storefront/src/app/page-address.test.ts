import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

describe('A page is drawn and cached by the parameters that it reads', () => {
  it.each([
    ['/', '/'],
    ['/?fbclid=1&utm_source=x', '/'],
    ['/cart?q=1&page=2', '/cart'],
    ['/produits/a?page=2', '/produits/a'],
    ['/shop?fbclid=1', '/shop'],
    ['/shop?page=2&utm_source=x&tri=notes&categorie=c&q=+miel+', '/shop?categorie=c&q=miel&tri=notes&page=2'],
    ['/shop?q=miel&tri=notes&categorie=c&page=2', '/shop?categorie=c&q=miel&tri=notes&page=2'],
    // The page itself reports an invalid order, view or page of a list, whatever the parameter was.
    ['/shop?page=0&tri=x&vue=grille&q=', '/shop?tri=-&vue=-&page=-'],
    ['/shop?tri=y', '/shop?tri=-&vue=-&page=-'],
    ['/shop?page=999', '/shop?tri=-&vue=-&page=20'],
    ['/promotions?vue=liste&vue=x', '/promotions?vue=liste'],
    ['/search?q=%20a%26b&page=02', '/search?q=a%26b&page=2'],
    ['/search?q=', '/search'],
    ['/categories/c?page=3&tri=notes', '/categories/c?page=3'],
    ['/categories/c/subcategories/d?page=x', '/categories/c/subcategories/d'],
    ['/reinitialiser?token=t&fbclid=1', '/reinitialiser?token=t'],
    ['/commande/o?cle=k%2B&utm_source=x', '/commande/o?cle=k%2B'],
    ['/reprendre-mon-compte?token=t&utm_source=x', '/reprendre-mon-compte?token=t'],
    ['/confirmer-mon-adresse?cle=k&utm_source=x', '/confirmer-mon-adresse?cle=k'],
    ['/newsletter/n?cle=k&utm_source=x', '/newsletter/n?cle=k'],
    ['/shop?page=2#top', '/shop?page=2'],
    ['/login?suite=/produits/a%23mon-avis&utm_source=x', '/login?suite=%2Fproduits%2Fa%23mon-avis'],
    ['/register?suite=//evil.example', '/register'],
    ['/nowhere?q=1', '/nowhere'],
    ['/shop?q={id}', '/shop?q=%7Bid%7D'],
    [`/search?q=${encodeURIComponent(`${'x'.repeat(99)}😀`)}`, `/search?q=${'x'.repeat(99)}`],
  ])('%s: %s', (address, key) => expect(pageAddress(address)).toBe(key));

  it('is the same once more', () => {
    for (const address of ['/shop?page=2&q=%20%C3%A9', '/search?page=3&q=a+b'])
      expect(pageAddress(pageAddress(address))).toBe(pageAddress(address));
  });
});
