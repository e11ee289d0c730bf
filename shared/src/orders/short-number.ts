/**
 * An order's short number, as it is read out on the phone: `KR-7F4K-92`. Drawn at random by the database (the function
 * `new_order_number`), unique, and made of signs that nobody takes for one another: no 0 and O, 1 and I, 2 and Z, no
 * vowels, so that no word comes out. It is a name, not a secret: it opens nothing by itself.
 */
const SIGNS = '23456789CDFHJKMPRTVWXY';

export const SHORT_NUMBER_PATTERN = new RegExp(`^KR-[${SIGNS}]{4}-[${SIGNS}]{2}$`);

/** A short number as people type it, with or without dashes, spaces, capitals or its prefix; `null` when it is none. */
export function readShortNumber(text: string): string | null {
  const signs = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^KR(?=.{6}$)/, '');
  const number = `KR-${signs.slice(0, 4)}-${signs.slice(4)}`;
  return SHORT_NUMBER_PATTERN.test(number) ? number : null;
}

type Named = { shortNumber: string; prenom: string; nom: string };

/** What an order is called where somebody works through many: its number, the first name, the initial of the surname. */
export function orderIdentity({ shortNumber, prenom, nom }: Named): string {
  const [initial] = nom.trim();
  const person = [prenom.trim(), initial && `${initial.toLocaleUpperCase('fr')}.`].filter(Boolean).join(' ');
  return [shortNumber, person].filter(Boolean).join(' · ');
}
