import { barcodeOf } from '@karite/shared/barcode';
import type { Answer, Given } from '@karite/shared/client';
import { formatNumber } from '@karite/shared/format';
import { COUNT, readNumber } from '@karite/shared/reading';
import {
  expiryOf,
  type ListedPieces,
  lotNumberOf,
  MOST_PIECES,
  MOST_SHEET_LINES,
  type SheetKind,
} from '@karite/shared/stock';
import type { TypedNumber } from '../ui/fields/number-field.tsx';

export type Stocked = Answer<'POST', '/stock-sheets/look-up'>[number];
type SheetBody = Given<'POST', '/stock-sheets'>['body'];

/** One line of a sheet that is being entered. */
export type SheetLine = {
  id: string;
  /** The scanned or listed code, until its product is identified. */
  code: string;
  /** `null`: not looked up yet, or of no product (`isUnknown`). */
  productId: string | null;
  isUnknown: boolean;
  name: string;
  lot: string;
  /** As it was typed. */
  expiry: string;
  /** `null`: not counted yet. */
  quantity: number | null;
  /** What was typed in the place of a quantity and can't be read as one. */
  unread?: string | undefined;
  /** Of a count: how many there should be; `null` of what was never counted. */
  expected: number | null;
  /** Whether the shop counts this product. */
  isCounted: boolean;
  /** Ordered and not gone yet: they may lie there still, and do not count. */
  toSend: number;
};

const lineOf = (given: Partial<SheetLine> & Pick<SheetLine, 'id' | 'code'>): SheetLine => ({
  productId: null,
  isUnknown: false,
  name: '',
  lot: '',
  expiry: '',
  quantity: 1,
  expected: null,
  isCounted: true,
  toSend: 0,
  ...given,
});

const productFields = (product: Stocked) => ({
  productId: product.id,
  code: product.barcode ?? product.name,
  name: product.name,
  isUnknown: false,
  isCounted: product.quantity !== null,
  toSend: product.toSend,
});

const expiryText = (day: string | null): string => day?.split('-').reverse().join('/') ?? '';

/** Gives lines their ids. */
export type NewId = () => string;

/** The lines by which a product is counted: one for each lot that has pieces, and one for those without a lot. */
function countLines(product: Stocked, newId: NewId): SheetLine[] {
  const lots = product.lots.map(({ number, expiresOn, quantity }) =>
    lineOf({
      id: newId(),
      ...productFields(product),
      lot: number,
      expiry: expiryText(expiresOn),
      quantity: null,
      expected: quantity,
    }),
  );
  const loose = lineOf({
    id: newId(),
    ...productFields(product),
    quantity: null,
    expected: product.quantity === null ? null : product.loose,
  });
  return product.loose > 0 || lots.length === 0 ? [loose, ...lots] : lots;
}

const isOf = (line: SheetLine, product: Pick<Stocked, 'id'>) => line.productId === product.id;

/** One piece more of a line. */
const oneMore = (line: SheetLine): SheetLine => ({ ...line, quantity: (line.quantity ?? 0) + 1, unread: undefined });

const replaced = (lines: readonly SheetLine[], line: SheetLine, by: SheetLine) =>
  lines.map((it) => (it === line ? by : it));

/**
 * Adds a piece of a product that was scanned or chosen; the newest lines come first. In a delivery it goes to the newest line of
 * that product. In a count, a product with lots gets a line for each, and somebody chooses the lot.
 */
export function withPiece(lines: readonly SheetLine[], product: Stocked, kind: SheetKind, newId: NewId): SheetLine[] {
  const own = lines.filter((line) => isOf(line, product));
  const [first] = own;
  if (first) return kind === 'counted' && own.length > 1 ? [...lines] : replaced(lines, first, oneMore(first));
  if (kind === 'received') return [lineOf({ id: newId(), ...productFields(product) }), ...lines];
  const added = countLines(product, newId);
  return [...(added.length === 1 ? added.map(oneMore) : added), ...lines];
}

/** The line of a repeated scan, which needs no request: one more piece is added. */
export function lineOfCode(lines: readonly SheetLine[], code: string, kind: SheetKind): SheetLine | undefined {
  const own = lines.filter((line) => line.code === code || barcodeOf(line.code) === code);
  return kind === 'counted' && own.length > 1 ? undefined : own[0];
}

export const withOneMore = (lines: readonly SheetLine[], line: SheetLine) => replaced(lines, line, oneMore(line));

/** A code without a product while the network is away. */
export const withWaiting = (lines: readonly SheetLine[], code: string, newId: NewId): SheetLine[] => [
  lineOf({ id: newId(), code }),
  ...lines,
];

const isSameCode = (product: Stocked, code: string): boolean =>
  product.name === code || (product.barcode !== null && product.barcode === barcodeOf(code));

/** Adds a list's lines of one product; the same product and lot add up. */
function withListed(
  lines: SheetLine[],
  { quantity, lot, expiresOn }: ListedPieces,
  product: Stocked,
  kind: SheetKind,
  newId: NewId,
) {
  const number = lot ?? '';
  const own = lines.find((line) => isOf(line, product) && lotNumberOf(line.lot) === number);
  if (own) return replaced(lines, own, { ...own, quantity: (own.quantity ?? 0) + quantity });
  const there = product.lots.find((it) => it.number === number);
  const counted = number ? (there?.quantity ?? 0) : product.loose;
  const expected = kind === 'counted' && product.quantity !== null ? counted : null;
  const expiry = expiryText(expiresOn ?? there?.expiresOn ?? null);
  return [lineOf({ id: newId(), ...productFields(product), lot: number, expiry, quantity, expected }), ...lines];
}

/** Adds a list; an unknown product is a line too, marked as such. */
export function withList(
  lines: readonly SheetLine[],
  rows: readonly ListedPieces[],
  products: readonly Stocked[],
  kind: SheetKind,
  newId: NewId,
): SheetLine[] {
  let all = [...lines];
  for (const row of rows) {
    const product = products.find((it) => isSameCode(it, row.code));
    const { code, quantity, lot, expiresOn } = row;
    if (product) all = withListed(all, row, product, kind, newId);
    else
      all.unshift(
        lineOf({ id: newId(), code, quantity, lot: lot ?? '', expiry: expiryText(expiresOn), isUnknown: true }),
      );
  }
  return all;
}

/** The codes that wait to be looked up. */
export const waitingCodes = (lines: readonly SheetLine[]): string[] => [
  ...new Set(lines.flatMap(({ productId, isUnknown, code }) => (productId === null && !isUnknown ? [code] : []))),
];

/** Puts products in the place of codes that waited for them; those of no product are unknown. */
export function resolved(
  lines: readonly SheetLine[],
  products: readonly Stocked[],
  kind: SheetKind,
  newId: NewId,
): SheetLine[] {
  const waiting = lines.filter(({ productId, isUnknown }) => productId === null && !isUnknown);
  let all = lines.filter((line) => !waiting.includes(line));
  for (const line of waiting.toReversed()) {
    const { code, quantity, lot, expiry } = line;
    const product = products.find((it) => isSameCode(it, code));
    const row = { code, quantity: quantity ?? 0, lot: lot ? lotNumberOf(lot) : null, expiresOn: expiryOf(expiry) };
    all = product ? withListed(all, row, product, kind, newId) : [{ ...line, isUnknown: true }, ...all];
  }
  return all;
}

/** Why a text is no quantity. */
function quantityProblem(text: string): string {
  const read = readNumber(text, COUNT);
  return 'problem' in read ? read.problem : `De 0 à ${formatNumber(MOST_PIECES)}`;
}

/** Sets a typed quantity; an invalid text stays as it is, and is reported. */
export const typedQuantity = (typed: TypedNumber): Pick<SheetLine, 'quantity' | 'unread'> => {
  const isPieces = typeof typed === 'number' && typed >= 0 && typed <= MOST_PIECES;
  return isPieces || typed === null
    ? { quantity: isPieces ? typed : null, unread: undefined }
    : { quantity: null, unread: String(typed) };
};

/** Why a line can't be booked as it is; `null` where it can. Lines that nobody counted are left out. */
export function lineProblem(line: SheetLine, kind: SheetKind): string | null {
  if (line.unread !== undefined) return quantityProblem(line.unread);
  if (line.isUnknown) return 'Aucun produit n’a ce code';
  if (line.productId === null) return 'En attente du réseau';
  if (kind === 'received' && !line.isCounted)
    return 'Ce produit n’est pas encore compté : faites d’abord son inventaire';
  if (kind === 'received' && !line.quantity) return 'Indiquez 1 ou plus';
  if (line.expiry.trim() && !expiryOf(line.expiry)) return 'Date attendue : 31/03/2027 ou 03/2027';
  return line.expiry.trim() && !line.lot.trim() ? 'Indiquez aussi le numéro du lot' : null;
}

/** Whether a line has a quantity: an uncounted one has none; an unreadable one counts as filled, and prevents booking. */
const isFilled = ({ quantity, unread }: SheetLine): boolean => quantity !== null || unread !== undefined;

/** The lines that are booked, in the order in which the server names them: of a long sheet those that were entered first. */
export const bookedLines = (lines: readonly SheetLine[]): SheetLine[] =>
  lines.filter(isFilled).slice(-MOST_SHEET_LINES);

/** What is left for another sheet once those are booked. */
export function leftLines(lines: readonly SheetLine[]): SheetLine[] {
  const counted = lines.filter(isFilled);
  return counted.slice(0, Math.max(0, counted.length - MOST_SHEET_LINES));
}

/** What a counted line is off by; `null` where nothing was expected, or nothing counted. */
export const differenceOf = ({ quantity, expected }: SheetLine): number | null =>
  quantity === null ? null : quantity - (expected ?? 0);

/** Which pieces of a product a line counts: a lot's, or those that are of none. */
export const lotText = ({ lot }: Pick<SheetLine, 'lot'>): string => (lot.trim() ? `Lot ${lot.trim()}` : 'sans lot');

/** A sheet as the API takes it. */
export const toSheet = (kind: SheetKind, key: string, note: string, lines: readonly SheetLine[]): SheetBody => ({
  key,
  kind,
  note: note.trim() || null,
  lines: bookedLines(lines).map(({ productId, quantity, lot, expiry, expected }) => ({
    productId: productId ?? '',
    quantity: quantity ?? 0,
    lot: lot.trim() || null,
    expiresOn: expiryOf(expiry),
    expected: kind === 'counted' ? expected : null,
  })),
});
