import { formatDate, formatNumber } from '@karite/shared/format';
import type { InvoiceDocument } from '@karite/shared/invoices';
import { formatMoney } from '@karite/shared/money';
import { imprint, letterhead } from './letterhead.ts';
import { CONTENT, type Fonts, fileOf, foot, newPdf, PAGE, type Pdf, SOFT, write } from './page.ts';
import { drawTable, startOfBlock } from './table.ts';

/** What goes into the parcel. `toCollect`: what the courier takes, in the shop's currency; 0 when it is paid. */
export type PackingSlip = Pick<InvoiceDocument, 'seller' | 'buyer' | 'order' | 'lines'> & {
  note: string | null;
  toCollect: number;
};

const COLUMNS = [
  { heading: 'Article', share: 0.7 },
  { heading: 'Quantité', share: 0.15, isFigure: true },
  { heading: 'Mis au colis', share: 0.15, isFigure: true },
] as const;

/** The slip that goes with a parcel: what is in it and for whom, without prices, and what is to be collected. */
function drawSlip(pdf: Pdf, it: PackingSlip, zone: string): void {
  const first = pdf.bufferedPageRange().count - 1;
  let y = letterhead(pdf, {
    ...it,
    title: 'Bon de livraison',
    subtitle: [`Commande ${it.order.shortNumber}`, `du ${formatDate(it.order.placedAt, zone)}`, it.order.orderId],
  });
  y = write(pdf, `Livraison : ${it.order.delivery.toLowerCase()}. Paiement : ${it.order.payment.toLowerCase()}.`, {
    at: [PAGE.margin, y],
    width: CONTENT,
    colour: SOFT,
  });
  y = drawTable(
    pdf,
    y + 12,
    COLUMNS,
    it.lines.map(({ name, quantity }) => [name, formatNumber(quantity), '………']),
  );
  y = startOfBlock(pdf, y + 18, 120);
  const collect = it.toCollect > 0 ? `À encaisser : ${formatMoney(it.toCollect)}` : 'Rien à encaisser : commande payée';
  y = write(pdf, collect, { at: [PAGE.margin, y], width: CONTENT, size: 13, font: 'bold' }) + 10;
  if (it.note) y = write(pdf, `Instructions du client : ${it.note}`, { at: [PAGE.margin, y], width: CONTENT }) + 10;
  write(pdf, 'Reçu le ………………………………  Nom et signature :', { at: [PAGE.margin, y + 12], width: CONTENT, colour: SOFT });
  foot(pdf, imprint(it.seller), first);
}

/** The slips of some parcels in one file, each from a page of its own; their days are those of `zone`, the shop's. */
export async function drawPackingSlips(fonts: Fonts, slips: readonly PackingSlip[], zone: string): Promise<Buffer> {
  const numbers = slips.map(({ order }) => order.shortNumber).join(', ');
  const pdf = newPdf(fonts, `${slips.length > 1 ? 'Bons' : 'Bon'} de livraison ${numbers}`);
  slips.forEach((slip, index) => {
    if (index > 0) pdf.addPage();
    drawSlip(pdf, slip, zone);
  });
  return fileOf(pdf);
}
