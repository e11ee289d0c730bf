import type { InvoiceDocument, Seller } from '@karite/shared/invoices';
import { ACCENT, CONTENT, INK, PAGE, type Pdf, SOFT, write } from './page.ts';

const HALF = CONTENT / 2 - 12;
const RIGHT = PAGE.margin + CONTENT / 2 + 12;

const some = (texts: (string | null | false | undefined)[]) => texts.filter((text): text is string => Boolean(text));

type Heading = { seller: Seller; title: string; subtitle: string[] };

/** Who writes on the left, what it is on the right. */
function heading(pdf: Pdf, { seller, title, subtitle }: Heading): number {
  pdf.rect(0, 0, PAGE.width, 6).fill(ACCENT);
  const name = seller.legalName ?? '';
  const left = write(pdf, name, { at: [PAGE.margin, PAGE.margin], width: HALF, size: 22, font: 'bold', colour: INK });
  const right = write(pdf, title, {
    at: [RIGHT, PAGE.margin],
    width: HALF,
    size: 17,
    font: 'bold',
    colour: ACCENT,
    align: 'right',
  });
  const last = write(pdf, subtitle.join('\n'), { at: [RIGHT, right + 2], width: HALF, colour: SOFT, align: 'right' });
  return Math.max(left, last) + 20;
}

function box(pdf: Pdf, label: string, lines: string[], at: [number, number]): number {
  const under = write(pdf, label.toUpperCase(), { at, width: HALF, size: 7.5, font: 'bold', colour: ACCENT });
  const [first = '', ...others] = lines;
  const next = write(pdf, first, { at: [at[0], under + 3], width: HALF, size: 10, font: 'bold' });
  return others.length > 0 ? write(pdf, others.join('\n'), { at: [at[0], next + 1], width: HALF }) : next;
}

type Head = Pick<InvoiceDocument, 'seller' | 'buyer'> & { title: string; subtitle: string[] };

/** The head of a document: who sells and who buys. Returns where its body begins. */
export function letterhead(pdf: Pdf, { seller, buyer, title, subtitle }: Head): number {
  const top = heading(pdf, { seller, title, subtitle });
  const ends = [
    box(
      pdf,
      'Vendeur',
      some([
        [seller.legalName, seller.legalForm].filter(Boolean).join(', '),
        seller.address,
        seller.rccm && `RCCM : ${seller.rccm}`,
        seller.taxId && `Identifiant fiscal : ${seller.taxId}`,
        seller.phone,
        seller.email,
      ]),
      [PAGE.margin, top],
    ),
    box(pdf, 'Client', some([buyer.name, buyer.place, buyer.phone, buyer.email]), [RIGHT, top]),
  ];
  return Math.max(...ends) + 22;
}

/** The seller in one line, for the foot of each page. */
export const imprint = (seller: Seller): string =>
  some([
    [seller.legalName, seller.legalForm].filter(Boolean).join(', '),
    seller.capital && `capital ${seller.capital}`,
    seller.headOffice && `siège : ${seller.headOffice}`,
    seller.rccm && `RCCM ${seller.rccm}`,
    seller.taxId && `identifiant fiscal ${seller.taxId}`,
  ]).join(' · ');
