import { formatDate, formatNumber } from '@karite/shared/format';
import type { InvoiceDocument } from '@karite/shared/invoices';
import { formatMoney } from '@karite/shared/money';
import { discountRows } from '@karite/shared/offers';
import { type Certification, drawCertification } from './draw-certification.ts';
import { imprint, letterhead } from './letterhead.ts';
import {
  ACCENT,
  CONTENT,
  type Fonts,
  fileOf,
  foot,
  heightOf,
  newPdf,
  PAGE,
  type Pdf,
  rule,
  SOFT,
  WASH,
  write,
} from './page.ts';
import { drawTable, startOfBlock } from './table.ts';

/** A document's own day: the countries of the shop are at UTC or an hour or two ahead. */

const COLUMNS = [
  { heading: 'Désignation', share: 0.5 },
  { heading: 'Quantité', share: 0.14, isFigure: true },
  { heading: 'Prix TTC', share: 0.18, isFigure: true },
  { heading: 'Total TTC', share: 0.18, isFigure: true },
] as const;

const TOTALS_WIDTH = 240;
const LABEL_WIDTH = 130;

function drawTotals(pdf: Pdf, top: number, it: InvoiceDocument): number {
  const left = PAGE.width - PAGE.margin - TOTALS_WIDTH;
  const rows: [string, string][] = [['Sous-total', formatMoney(it.subtotal)]];
  for (const { label, amount } of it.discounts ?? discountRows(it.discount))
    rows.push([label, `− ${formatMoney(amount)}`]);
  if (!it.credits || it.fee !== 0) rows.push(['Frais de livraison', it.fee > 0 ? formatMoney(it.fee) : 'offerts']);
  rows.push(['Total HT', formatMoney(it.net)], [`TVA (${formatNumber(it.taxRate)} %)`, formatMoney(it.tax)]);
  // An offer's name may take several lines.
  const heights = rows.map(([label]) => heightOf(pdf, label, LABEL_WIDTH) + 4);
  let y = startOfBlock(pdf, top + 14, heights.reduce((sum, height) => sum + height, 0) + 46);
  for (const [at, [label, amount]] of rows.entries()) {
    if (label === 'Total HT') {
      rule(pdf, y, left);
      y += 6;
    }
    write(pdf, label, { at: [left + 8, y], width: LABEL_WIDTH, colour: SOFT });
    write(pdf, amount, { at: [left + 8 + LABEL_WIDTH, y], width: TOTALS_WIDTH - 16 - LABEL_WIDTH, align: 'right' });
    y += heights[at] ?? 0;
  }
  pdf.roundedRect(left, y + 2, TOTALS_WIDTH, 30, 3).fill(WASH);
  const total = { size: 12, font: 'bold' } as const;
  write(pdf, it.credits ? 'Total à rendre TTC' : 'Total TTC', { at: [left + 8, y + 9], width: 130, ...total });
  write(pdf, formatMoney(it.total), {
    at: [left + 100, y + 9],
    width: TOTALS_WIDTH - 108,
    align: 'right',
    colour: ACCENT,
    ...total,
  });
  return y + 44;
}

/** Across the page of a document that was issued for a test. */
function markAsTest(pdf: Pdf): void {
  pdf
    .save()
    .rotate(-35, { origin: [PAGE.width / 2, PAGE.height / 2] })
    .fillOpacity(0.12);
  write(pdf, 'SPÉCIMEN', {
    at: [0, PAGE.height / 2 - 60],
    width: PAGE.width,
    size: 96,
    font: 'bold',
    colour: ACCENT,
    align: 'center',
  });
  pdf.restore().fillOpacity(1);
}

/** An invoice or a credit note, A4, in French, from what was stored when it was issued; its days are those of `zone`, the shop's. */
export async function drawInvoice(
  fonts: Fonts,
  it: InvoiceDocument,
  certification: Certification,
  zone: string,
): Promise<Buffer> {
  const day = (iso: string) => formatDate(iso, zone);
  const title = it.kind === 'invoice' ? 'Facture' : 'Avoir';
  const pdf = newPdf(fonts, `${title} ${it.number}`);
  let y = letterhead(pdf, {
    ...it,
    title,
    subtitle: [`N° ${it.number}`, `Établi${it.kind === 'invoice' ? 'e' : ''} le ${day(it.issuedAt)}`],
  });
  if (it.isTest) markAsTest(pdf);
  const about = it.credits
    ? `Annule tout ou partie de la facture ${it.credits.number} du ${day(it.credits.issuedAt)}. Motif : ${it.credits.reason}.`
    : `Livraison : ${it.order.delivery.toLowerCase()}. Paiement : ${it.order.payment.toLowerCase()}.`;
  y = write(pdf, `Commande ${it.order.shortNumber} du ${day(it.order.placedAt)} (${it.order.orderId}). ${about}`, {
    at: [PAGE.margin, y],
    width: CONTENT,
    colour: SOFT,
  });
  y = drawTable(
    pdf,
    y + 12,
    COLUMNS,
    it.lines.map(({ name, quantity, price, total }) => [
      name,
      formatNumber(quantity),
      formatMoney(price),
      formatMoney(total),
    ]),
  );
  y = drawTotals(pdf, y, it);
  if (it.isTest)
    write(pdf, 'Payée en mode test : ce document n’a aucune valeur.', {
      at: [PAGE.margin, y],
      width: CONTENT,
      font: 'bold',
    });
  if (certification) drawCertification(pdf, y + 20, certification);
  foot(pdf, imprint(it.seller));
  return fileOf(pdf);
}
