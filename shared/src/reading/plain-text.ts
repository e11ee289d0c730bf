/** Marks that phones and office programs paste along, and that nobody sees. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|[\ufe0d-\ufe0f]/g;

/** The digit of another script, by the first of its ten: Arabic, Persian. */
const DIGITS = [0x0660, 0x06f0];

const asAscii = (character: string): string => {
  const code = character.charCodeAt(0);
  // The full-width forms are in the order of ASCII.
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  const zero = DIGITS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
};

/** A typed text with its digits, hyphens, apostrophes and blanks in their plainest form, without invisible marks or outer blanks. */
export const plainText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff01-\uff5e]/g, asAscii)
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u2032\u00b4`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
